import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { RenderPage } from '#contract/visit.ts'
import './arrival.ts'
import { later } from './later.ts'

const handle = createStartHandler(defaultRenderHandler)

/** Renders the page of a request; the process hands this to its HTTP server. */
export const render: RenderPage = async (request, visit) => {
  const { body, status, headers } = await handle(request, { context: visit })
  if (!body || !headers.get('content-type')?.startsWith('text/html'))
    return new Response(body, { status, headers })
  const html = await new Response(body).text()
  return new Response(html.replaceAll('rel="modulepreload"', `rel="${later}"`), { status, headers })
}
