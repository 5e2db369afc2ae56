import { useEffect, useState, type ReactNode } from 'react'
import { observable, useObservable } from '#web/api/observable.ts'

/** How long a toast stays, in ms; as long as it is pointed at or focused it stays. */
const duration = 6_000

/** A short notice, with at most one thing to do. */
export type Toast = {
  text: string
  icon?: ReactNode
  action?: { label: string; run: () => void }
  /** Stays until something is done with it. */
  lasting?: boolean
}

// Notices come from what a person does in this browser, so one list is enough; the server never has any.
const waiting = observable<readonly Toast[]>([])

/** Shows a notice after those that are waiting. */
export function notify(toast: Toast): void {
  waiting.set([...waiting.get(), toast])
}

/** Where notices are shown, one at a time, and read out. */
export function Toasts() {
  const [toast] = useObservable(waiting)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(84px+env(safe-area-inset-bottom)+1rem)] z-50 flex justify-center px-(--gutter) desk:bottom-8"
    >
      {toast && <Notice key={waiting.get().length + toast.text} toast={toast} />}
    </div>
  )
}

function Notice({ toast }: { toast: Toast }) {
  const [held, hold] = useState(false)
  const dismiss = () => waiting.set(waiting.get().filter((other) => other !== toast))
  useEffect(() => {
    if (held || toast.lasting) return
    const timer = setTimeout(dismiss, duration)
    return () => clearTimeout(timer)
  })
  return (
    <div
      className="pointer-events-auto flex min-h-14 max-w-120 items-center gap-3 rounded-m bg-night py-2 pr-2 pl-4 text-on-night shadow-float"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toast.icon}
      <p className="type-ui grow py-2 pr-2">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="tap rounded-s px-3 font-semibold text-gold-night"
          onClick={() => {
            dismiss()
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
