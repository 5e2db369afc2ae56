import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { isLanguage } from '#contract/text.ts'
import { isTheme, type Visit } from '#contract/visit.ts'

/** What a router knows when it is made. */
export type Arrival = Omit<Visit, 'nonce'> & { nonce?: string; in_browser: boolean }

/**
 * The visit that a router is made for: on the server what the process says of the request, in the browser what the
 * document says of itself.
 */
export const arrival = createIsomorphicFn()
  .server((): Arrival => {
    // `server.ts` gives every request its visit.
    const visit: unknown = getGlobalStartContext()
    return { ...(visit as Visit), in_browser: false }
  })
  .client((): Arrival => {
    const { lang, dataset } = document.documentElement
    return {
      transport: (request) => fetch(request),
      language: isLanguage(lang) ? lang : 'es',
      theme: isTheme(dataset.served) ? dataset.served : 'system',
      origin: dataset.origin ?? location.origin,
      has_session: dataset.session !== undefined,
      in_browser: true,
    }
  })

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: Visit }
  }
}
