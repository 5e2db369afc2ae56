import { createFileRoute, notFound } from '@tanstack/react-router'
import { page } from '#web/i18n/page.ts'
import { Missing } from './missing.tsx'

/** Every address that no other page has: status 404 in the 404 layout. */
export const Route = createFileRoute('/_missing/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match: { context, pathname } }) => {
    const t = context.t()
    return page(context, {
      path: pathname,
      title: t('errors.missing'),
      description: t('errors.missing_text'),
      hidden: true,
    })
  },
  notFoundComponent: Missing,
})
