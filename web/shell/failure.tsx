import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { ProblemError } from '#web/api/problem-error.ts'
import { Button } from '#web/ui/button.tsx'
import { RefreshIcon } from '#web/ui/icons.tsx'
import { UnlitWindow } from './unlit-window.tsx'

/** Shown in place of a page that could not be shown, inside whatever layout still stands. */
export function Failure({ error }: ErrorComponentProps) {
  const t = useTranslations('errors')
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()
  useEffect(() => boundary.reset(), [boundary])
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-(--measure) flex-col items-center px-(--gutter) py-10 text-center"
    >
      <UnlitWindow />
      <h1 className="type-title mt-8">{t('title')}</h1>
      <p className="mt-3 max-w-90 text-balance text-ink-2">{t(reasonOf(error))}</p>
      <Button icon={RefreshIcon} className="mt-7" onClick={() => void router.invalidate()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Which sentence says why: there is no connection, the server is slow, or something else. */
function reasonOf(error: unknown): 'network' | 'timeout' | 'text' {
  if (!(error instanceof ProblemError)) return 'text'
  return error.kind === 'network' || error.kind === 'timeout' ? error.kind : 'text'
}
