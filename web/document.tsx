import romanFont from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url'
import sansFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url'
import { useQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useQueries } from './api/provider.tsx'
import type { PageContext } from './context.ts'
import { Speaking, useLanguage } from './i18n/speaking.tsx'
import { Announcer } from './shell/announcer.tsx'
import { ProgressBar } from './shell/progress-bar.tsx'
import { Startup } from './shell/startup.tsx'
import stylesheet from './ui/styles.css?url'
import { themeColours, themeScript, useTheme } from './ui/theme.tsx'
import { Toasts } from './ui/toast.tsx'

/** Where dates are written as long as the community's own time zone is not known. */
const anyTimeZone = 'UTC'

const manifests = { es: '/manifest.webmanifest', en: '/manifest.en.webmanifest' }

export const Route = createRootRouteWithContext<PageContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Pray' },
      { name: 'application-name', content: 'Pray' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: romanFont, crossOrigin: 'anonymous' },
      { rel: 'preload', as: 'font', type: 'font/woff2', href: sansFont, crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      {
        rel: 'icon',
        type: 'image/svg+xml',
        href: '/favicon-light.svg',
        media: '(prefers-color-scheme: light)',
      },
      {
        rel: 'icon',
        type: 'image/svg+xml',
        href: '/favicon-dark.svg',
        media: '(prefers-color-scheme: dark)',
      },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: manifests[match.context.locale.wanted.get().language] },
    ],
  }),
  // What every page needs, at the same time as the page's own. A failure is told where it shows, so it does not take
  // the page away.
  loader: ({ context: { begin, queryClient, queries } }) =>
    begin(
      queryClient.prefetchQuery(queries().configuration.list()),
      queryClient.prefetchQuery(queries().liturgy.today()),
    ),
  shellComponent: Document,
})

function Document({ children }: { children: ReactNode }) {
  const { locale, queries } = Route.useRouteContext()
  const configuration = useQuery(queries().configuration.list())
  const time_zone = configuration.data?.results.find(({ key }) => key === 'time_zone')?.value
  return (
    <Speaking locale={locale} time_zone={time_zone ?? anyTimeZone}>
      <Html>{children}</Html>
    </Speaking>
  )
}

function Html({ children }: { children: ReactNode }) {
  const { origin, loading, session } = Route.useRouteContext()
  const language = useLanguage()
  const [theme] = useTheme()
  const today = useQuery(useQueries().liturgy.today())
  return (
    <html
      lang={language}
      data-theme={theme === 'system' ? undefined : theme}
      data-lit={today.data?.colour}
      data-origin={origin}
      data-session={session.authenticated.get() ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <ScriptOnce>{themeScript}</ScriptOnce>
        <HeadContent />
        {theme === 'system' ? (
          <>
            <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
            <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
          </>
        ) : (
          <meta name="theme-color" content={themeColours[theme]} />
        )}
      </head>
      <body>
        <ProgressBar loading={loading} />
        {children}
        <Announcer />
        <Toasts />
        <Startup session={session} />
        <Scripts />
      </body>
    </html>
  )
}
