import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { isLanguage } from '#contract/text.ts'
import { isTheme } from '#contract/visit.ts'
import type { Session } from '#web/api/session.ts'
import { useChooseLanguage, useLanguage } from '#web/i18n/speaking.tsx'
import { remembered } from '#web/offline/remembered.ts'
import { keepForOffline, registerServiceWorker } from '#web/offline/service-worker.ts'
import { useTheme } from '#web/ui/theme.tsx'
import { notify } from '#web/ui/toast.tsx'

/** What happens once in the browser, after the first page is there and routing is ready. */
export function Startup({ session }: { session: Session }) {
  const t = useTranslations('shell')
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [theme, chooseTheme] = useTheme()
  const choose = useChooseLanguage()

  useEffect(() => {
    // The session begins at once; nothing waits for it, and anonymous visitors have none to ask for.
    if (session.authenticated.get()) session.refresh(undefined).catch(() => undefined)
    // A page that was kept for offline use may have the language and the theme of another day.
    const chosen = remembered('locale')
    const named = new URLSearchParams(location.search).has('lang')
    if (!named && isLanguage(chosen) && chosen !== language) void choose(chosen)
    const look = remembered('theme')
    if (isTheme(look) && look !== theme) chooseTheme(look)
    // After an update the old page may ask for files that are gone.
    const reload = () => location.reload()
    window.addEventListener('vite:preloadError', reload)
    if (import.meta.env.PROD) {
      void registerServiceWorker(queryClient, (take) =>
        notify({ text: t('update'), action: { label: t('refresh'), run: take }, lasting: true }),
      )
    }
    return () => window.removeEventListener('vite:preloadError', reload)
    // Once, whatever changes later.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const kept = useRef(`${language} ${theme}`)
  useEffect(() => {
    const now = `${language} ${theme}`
    if (now === kept.current) return
    kept.current = now
    if (import.meta.env.PROD) void keepForOffline(queryClient)
  }, [language, theme, queryClient])
  return null
}
