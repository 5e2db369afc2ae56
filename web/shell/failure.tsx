import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'

/** Shown in place of a page that could not be shown, inside whatever layout still stands. */
export function Failure(_: ErrorComponentProps) {
  const t = useTranslations('errors')
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()
  useEffect(() => boundary.reset(), [boundary])
  return (
    <div role="alert" className="mx-auto max-w-(--measure) px-(--gutter) py-14">
      <h1 className="type-title">{t('title')}</h1>
      <p className="mt-3 text-ink-2">{t('text')}</p>
      <button type="button" className="tap mt-6 text-teal-text" onClick={() => void router.invalidate()}>
        {t('retry')}
      </button>
    </div>
  )
}
