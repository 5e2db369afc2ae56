import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'

/** Says that there is nothing here, and where to go. */
export function Missing() {
  const t = useTranslations('errors')
  return (
    <div className="max-w-(--measure)">
      <h1 className="type-title">{t('missing')}</h1>
      <p className="mt-3 text-ink-2">{t('missing_text')}</p>
      <p className="mt-6">
        <Link to="/home" className="tap inline-flex items-center text-teal-text">
          {t('home')}
        </Link>
      </p>
    </div>
  )
}
