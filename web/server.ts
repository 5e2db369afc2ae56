import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { RenderPage } from '#contract/visit.ts'
import './arrival.ts'

const handle = createStartHandler(defaultRenderHandler)

/** Renders the page of a request; the process hands this to its HTTP server. */
export const render: RenderPage = async (request, visit) => handle(request, { context: visit })
