import type { QueryClient } from '@tanstack/react-query'
import type { Workbox } from 'workbox-window'
import { api as contract } from '#contract/api.ts'
import { operations } from '#contract/endpoint.ts'
import { languages, type Language } from '#contract/text.ts'
import { addressOf } from '#web/api/client.ts'
import type { Message } from '#web/service-worker/kept.ts'

let worker: Workbox | undefined

/**
 * Registers the service worker, once routing is ready, and has it keep what the open page came with.
 *
 * @param offer called when a newer version waits; what it is given takes that version and loads the page again
 */
export async function registerServiceWorker(queryClient: QueryClient, offer: (take: () => void) => void) {
  if (!('serviceWorker' in navigator) || worker) return
  const first = navigator.serviceWorker.controller === null
  const { Workbox } = await import('workbox-window')
  worker = new Workbox('/service-worker.js')
  worker.addEventListener('waiting', () =>
    offer(() => {
      worker?.addEventListener('controlling', () => location.reload())
      worker?.messageSkipWaiting()
    }),
  )
  await worker.register()
  const { active } = await navigator.serviceWorker.ready
  // Later pages pass through the service worker by themselves.
  tell(active, { type: 'keep', pages: first ? [here()] : [], answers: answersOf(queryClient) })
}

/** Has the service worker keep the empty app, home and the open page as they are now: after a change of language or theme. */
export async function keepForOffline(queryClient: QueryClient): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const pages = [...new Set(['/offline', '/home', here()])]
  tell(registration?.active, { type: 'keep', pages, answers: answersOf(queryClient) })
}

const here = () => location.pathname + location.search

function tell(listener: ServiceWorker | null | undefined, message: Message): void {
  listener?.postMessage(message)
}

/** What the page was rendered with: it came inside of the page, so the service worker has not seen it. */
function answersOf(queryClient: QueryClient) {
  const endpoints = new Map(operations(contract).map(({ operation, endpoint }) => [operation, endpoint]))
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => {
      const [operation, language, input] = queryKey as [string, Language, Record<string, unknown>]
      const endpoint = endpoints.get(operation)
      if (!endpoint || endpoint.access !== 'browse' || state.data === undefined) return []
      const url = location.origin + addressOf(endpoint, input)
      const others = languages.filter((other) => other !== language)
      return [{ url, language, others, body: JSON.stringify(state.data) }]
    })
}
