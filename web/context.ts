import type { QueryClient } from '@tanstack/react-query'
import type { api as contract } from '#contract/api.ts'
import type { Loading } from './api/loading.ts'
import type { Api } from './api/provider.tsx'
import type { Queries } from './api/queries.ts'
import type { Session } from './api/session.ts'
import type { Locale, Translate } from './i18n/locale.ts'
import type { ThemeChoice } from './ui/theme.tsx'

/** What every loader and `head` of a page is given as `context`. One for each router: for each visit on the server. */
export type PageContext = {
  api: Api
  /** The query options of the reads, in the language of now: `ensureQueryData(context.queries().verses.today())`. */
  queries: () => Queries<typeof contract>
  queryClient: QueryClient
  /**
   * Begins reads that a page shows, each by itself: on the server all of them are waited for, in the browser only for
   * a moment, so that a late one keeps neither the page nor the others waiting. A failure is told where it shows.
   */
  begin: (...reads: Promise<void>[]) => Promise<void>
  session: Session
  loading: Loading
  locale: Locale
  /** Translates into the language of now, for titles: `t()('home.title')`. */
  t: () => Translate
  theme: ThemeChoice
  /** The public address of this site, without a trailing slash. */
  origin: string
}
