import { useTranslations } from 'use-intl/react'

/** Shown while a page comes that took too long to wait for in silence. */
export function Pending() {
  const t = useTranslations('shell')
  return (
    <div aria-busy="true" className="min-h-[60dvh]">
      <p className="sr-only">{t('loading')}</p>
    </div>
  )
}
