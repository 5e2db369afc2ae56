import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from './button.tsx'
import { OfflineIcon } from './icons.tsx'

/** The place of something that is still coming; give it the size of what comes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`breathing block rounded-s bg-sunken ${className}`} />
}

/** Says that something could not be loaded, in the catalogue's sentence, with a way to try again. */
export function LoadFailure(props: {
  message: string
  onRetry: () => void
  busy?: boolean
  className?: string
}) {
  const { message, onRetry, busy, className = '' } = props
  const t = useTranslations('errors')
  return (
    <div role="alert" className={`flex flex-col items-start gap-3 ${className}`}>
      <p className="flex items-center gap-2.5 type-ui text-ink-2">
        <OfflineIcon size={22} className="flex-none" />
        {message}
      </p>
      <Button kind="tonal" size="small" busy={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Says that there is nothing here yet: an unlit candle, one sentence, one thing to do. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-14 text-center">
      <svg viewBox="0 0 40 72" width="40" height="72" aria-hidden fill="none">
        <path d="M20 14v8" stroke="var(--ink-3)" strokeWidth="1.75" strokeLinecap="round" />
        <rect
          x="10"
          y="22"
          width="20"
          height="42"
          rx="3"
          fill="var(--sunken)"
          stroke="var(--field-line)"
          strokeWidth="1.5"
        />
        <path d="M4 66.5h32" stroke="var(--field-line)" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <p className="max-w-80 text-ink-2">{text}</p>
      {action}
    </div>
  )
}
