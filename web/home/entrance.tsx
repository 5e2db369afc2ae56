import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', statusCode: 302 })
  },
})
