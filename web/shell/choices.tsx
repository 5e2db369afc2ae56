import { useTranslations } from 'use-intl/react'
import { languages, type Language } from '#contract/text.ts'
import { themes, type Theme } from '#contract/visit.ts'
import { useChooseLanguage, useLanguage } from '#web/i18n/speaking.tsx'
import { MoonIcon, SunIcon, SystemThemeIcon } from '#web/ui/icons.tsx'
import { useTheme } from '#web/ui/theme.tsx'

const names: Record<Language, string> = { es: 'Español', en: 'English' }

/** The language the page could speak instead. Without scripts the link loads the page in it. */
export function LanguageChoice() {
  const language = useLanguage()
  const choose = useChooseLanguage()
  const other = languages.find((one) => one !== language) ?? language
  return (
    <a
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      title={names[other]}
      className="tap inline-grid place-items-center rounded-full text-[.9375rem]/none font-semibold text-ink-2 hover:bg-sunken"
      onClick={(event) => {
        event.preventDefault()
        void choose(other)
      }}
    >
      <span>
        {other.toUpperCase()}
        <span className="sr-only">, {names[other]}</span>
      </span>
    </a>
  )
}

const icons = { light: SunIcon, dark: MoonIcon, system: SystemThemeIcon }

/** Light, dark, or as the device: the browser's own list, behind an icon that shows the choice. */
export function ThemeChoice() {
  const t = useTranslations('shell')
  const [theme, choose] = useTheme()
  const Icon = icons[theme]
  return (
    <label className="relative grid size-12 flex-none place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus hover:bg-sunken">
      <Icon />
      <select
        aria-label={t('theme')}
        title={t('theme')}
        className="absolute inset-0 cursor-pointer appearance-none bg-surface text-ink opacity-0"
        value={theme}
        onChange={(event) => choose(event.target.value as Theme)}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
