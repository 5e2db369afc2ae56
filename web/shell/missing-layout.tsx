import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

export const Route = createFileRoute('/_missing')({ component: MissingLayout })

/** The 404 layout: what is said stands alone in the middle. */
function MissingLayout() {
  return (
    <Frame>
      <main
        id="content"
        tabIndex={-1}
        className="grid min-h-[70dvh] grid-cols-[minmax(0,1fr)] place-items-center px-(--gutter) text-center"
      >
        <Outlet />
      </main>
    </Frame>
  )
}
