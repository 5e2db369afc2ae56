import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Loading } from '#web/api/loading.ts'
import { useObservable } from '#web/api/observable.ts'
import { creep, minimum, speed, trickle } from './progress.ts'

/** The bar at the top: moves while the path changes and while any request is under way. */
export function ProgressBar({ loading }: { loading: Loading }) {
  const requests = useObservable(loading)
  const moving = useRouterState({ select: ({ status }) => status === 'pending' })
  const busy = moving || requests > 0
  // null: not shown; 1: on its way out.
  const [value, move] = useState<number | null>(null)
  useEffect(() => {
    if (busy) {
      move((now) => (now === null || now === 1 ? minimum : now))
      const timer = setInterval(() => move((now) => creep(now ?? minimum)), trickle)
      return () => clearInterval(timer)
    }
    move((now) => (now === null ? null : 1))
    const timer = setTimeout(() => move(null), speed * 2)
    return () => clearTimeout(timer)
  }, [busy])
  if (value === null) return null
  return (
    <div aria-hidden data-progress={value} className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      <div
        className="h-full origin-left bg-lit ease-linear"
        style={{
          transform: `scaleX(${value})`,
          transition: `transform ${speed}ms, opacity ${speed}ms ${speed}ms`,
          opacity: value === 1 ? 0 : 1,
        }}
      />
    </div>
  )
}
