import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'

/**
 * A dialog: a sheet at the bottom on phones, a card in the middle on wide screens. Its text says the consequence; in
 * `actions` the safe way out comes last, nearest the thumb.
 */
export function Dialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  const { open, onOpenChange, title, description, children, actions } = props
  const t = useTranslations('forms')
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-night/55 transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-40 max-h-[90dvh] overflow-y-auto rounded-t-l bg-surface px-(--gutter) pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-none transition-[translate,opacity] duration-(--d-2) ease-(--ease) data-ending-style:translate-y-full data-starting-style:translate-y-full desk:top-1/2 desk:bottom-auto desk:left-1/2 desk:right-auto desk:w-full desk:max-w-120 desk:-translate-1/2 desk:rounded-l desk:px-8 desk:data-ending-style:-translate-y-1/2 desk:data-ending-style:opacity-0 desk:data-starting-style:-translate-y-1/2 desk:data-starting-style:opacity-0">
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="type-h2">{title}</Base.Title>
            <Base.Close render={<IconButton icon={CloseIcon} label={t('close')} className="-mt-2 -mr-2" />} />
          </div>
          {description && <Base.Description className="mt-2 text-ink-2">{description}</Base.Description>}
          {children}
          {actions && <div className="mt-6 flex flex-col gap-3 desk:flex-row-reverse">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
