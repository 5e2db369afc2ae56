import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

export const Route = createFileRoute('/_home')({ component: HomeLayout })

/** The layout of home: the page owns the whole width. */
function HomeLayout() {
  return (
    <Frame margin>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Frame>
  )
}
