import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Tells a screen reader that another page is there, by its title, and lets reading begin at its content. */
export function Announcer() {
  const router = useRouter()
  const [title, announce] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        announce(document.title)
        document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
