import { useEffect, useRef } from 'react'
import type { ChangeHandler } from 'react-hook-form'

/** How long a change of a form input waits before the form takes it, in ms. */
export const changeDelay = 20

/**
 * The change handler of an input, delayed: of several changes within 20 ms the form takes the last. Leaving the
 * input, and sending its form, take what is waiting at once, so that nothing typed is lost.
 */
export function useDelayedChange(onChange: ChangeHandler, onBlur: ChangeHandler) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; take: () => void } | undefined>(undefined)
  const flush = () => {
    const { current } = waiting
    waiting.current = undefined
    if (!current) return
    clearTimeout(current.timer)
    current.take()
  }
  useEffect(() => flush, [])
  return {
    onChange: (event: {
      type: string
      target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
    }) => {
      const { type, target } = event
      if (waiting.current) clearTimeout(waiting.current.timer)
      else target.form?.addEventListener('submit', flush, { capture: true, once: true })
      const take = () => void onChange({ type, target })
      waiting.current = { timer: setTimeout(flush, changeDelay), take }
    },
    onBlur: (event: Parameters<ChangeHandler>[0]) => {
      flush()
      return onBlur(event)
    },
  }
}
