import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

export const Route = createFileRoute('/_default')({ component: DefaultLayout })

/** The layout of most pages: one column, as wide as is good to read. */
function DefaultLayout() {
  return (
    <Frame>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[90rem] px-(--gutter)">
        <Outlet />
      </main>
    </Frame>
  )
}
