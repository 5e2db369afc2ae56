import { createFileRoute, redirect } from '@tanstack/react-router'

/**
 * The app shell without a page: the service worker answers with it where it has nothing better, and the page of the
 * address then loads from what is kept on the device.
 */
export const Route = createFileRoute('/offline')({
  ssr: false,
  beforeLoad: () => {
    throw redirect({ to: '/home' })
  },
})
