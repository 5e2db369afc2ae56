import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import type { Language } from '#contract/text.ts'
import { remember } from '#web/offline/remembered.ts'
import type { es } from './es.ts'
import { loadSpeech, type Locale } from './locale.ts'

const LocaleContext = createContext<{ language: Language; locale: Locale } | undefined>(undefined)

/** How long a change of language waits for the page's data in the new one before the texts change alone, in ms. */
const patience = 400

/**
 * Gives the texts and formats of the locale to everything inside. When the language changes, what is on the screen
 * stays until it can be shown in the new one.
 *
 * @param time_zone the community's, in which dates are written
 */
export function Speaking(props: { locale: Locale; time_zone: string; children: ReactNode }) {
  const { locale, time_zone, children } = props
  const [speech, show] = useState(locale.shown.get())
  useEffect(() => locale.shown.subscribe(() => startTransition(() => show(locale.shown.get()))), [locale])
  const { language, messages } = speech
  return (
    <LocaleContext value={{ language, locale }}>
      <IntlProvider locale={language} messages={messages as typeof es} timeZone={time_zone}>
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

/** The language that the page speaks. */
export function useLanguage(): Language {
  return useSpoken().language
}

/**
 * Chooses another language without loading the page again; the promise settles once the page speaks it. `remembered`
 * keeps the choice for a year.
 */
export function useChooseLanguage() {
  const { locale } = useSpoken()
  const router = useRouter()
  return async (language: Language, remembered = true) => {
    if (remembered) remember('locale', language)
    const speech = await loadSpeech(language)
    locale.wanted.set(speech)
    // An address that names a language would win over the choice at the next load.
    const { lang, ...search } = router.state.location.search as { lang?: string }
    const loaded =
      lang === undefined
        ? router.invalidate()
        : router.navigate({ to: '.', search, replace: true, resetScroll: false })
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))])
    locale.shown.set(speech)
  }
}

function useSpoken() {
  const spoken = useContext(LocaleContext)
  if (!spoken) throw new Error('A page was rendered outside of <Speaking>')
  return spoken
}
