import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { api as contract } from '#contract/api.ts'
import { createClient } from './api/client.ts'
import { createLoading } from './api/loading.ts'
import { Connected } from './api/provider.tsx'
import { createQueries } from './api/queries.ts'
import { createSession } from './api/session.ts'
import { arrival } from './arrival.ts'
import type { PageContext } from './context.ts'
import { createLocale, loadSpeech, translator } from './i18n/locale.ts'
import { routeTree } from './routes.gen.ts'
import { Failure } from './shell/failure.tsx'
import { Missing } from './shell/missing.tsx'
import { Pending } from './shell/pending.tsx'
import { createTheme, Themed } from './ui/theme.tsx'

/** Makes the router: one in the browser, one for each request on the server. */
export async function getRouter() {
  const { transport, language, theme, nonce, origin, has_session, in_browser } = arrival()
  // The browser talks to the address that it came from, whatever the public one is.
  const api_origin = in_browser ? location.origin : origin
  const locale = createLocale(await loadSpeech(language))
  const loading = createLoading()
  const session = createSession({
    transport,
    origin: api_origin,
    known: has_session,
    tabs: in_browser,
    renews: in_browser,
  })
  const spoken = () => locale.wanted.get().language
  const api = createClient(contract, { transport, origin: api_origin, language: spoken, session, loading })
  const queryClient = new QueryClient({
    defaultOptions: {
      // What is kept on the device answers when the network does not, so nothing waits for it.
      queries: { networkMode: 'always', retry: false, staleTime: 60_000 },
      mutations: { networkMode: 'always' },
    },
  })
  const context: PageContext = {
    api,
    queries: () => createQueries(contract, api, spoken()),
    queryClient,
    begin: (...reads) =>
      Promise.race([Promise.all(reads), ...(in_browser ? [aMoment()] : [])]).then(() => undefined),
    session,
    loading,
    locale,
    t: () => translator(locale.wanted.get()),
    theme: createTheme(theme),
    origin,
  }
  const router = createRouter({
    routeTree,
    context,
    ssr: { nonce },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: Missing,
    defaultPendingComponent: Pending,
    Wrap: ({ children }) => (
      <Themed value={context.theme}>
        <Connected value={api}>{children}</Connected>
      </Themed>
    ),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** How long a change of page waits for what it shows; most of it comes within this. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300))
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
