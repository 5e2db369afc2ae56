import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl/react'
import { OfflineIcon } from '#web/ui/icons.tsx'

/** Says that there is no connection and where what is shown comes from, for as long as that is so. */
export function OfflineNotice() {
  const t = useTranslations('shell')
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="relative z-2">
      {!online && (
        <p className="mx-auto flex max-w-360 items-center gap-2.5 bg-sunken px-(--gutter) py-2.5 type-meta text-ink-2">
          <OfflineIcon size={20} className="flex-none" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
