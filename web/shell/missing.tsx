import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#web/ui/button.tsx'
import { UnlitWindow } from './unlit-window.tsx'

/** Says that there is nothing here, and where to go. */
export function Missing() {
  const t = useTranslations('errors')
  return (
    <div className="mx-auto flex w-full max-w-(--measure) flex-col items-center py-10 text-center">
      <UnlitWindow />
      <h1 className="type-title mt-8">{t('missing')}</h1>
      <p className="mt-3 max-w-90 text-balance text-ink-2">{t('missing_text')}</p>
      <Link to="/home" className={buttonClass('filled', 'usual', 'mt-7')}>
        {t('home')}
      </Link>
    </div>
  )
}
