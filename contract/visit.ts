import type { Language } from './text.ts'

/** How a page may look: `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const

/** A theme; `system` when the visitor chose none. */
export type Theme = (typeof themes)[number]

/** Whether a string names a theme. */
export function isTheme(name: string | null | undefined): name is Theme {
  return themes.some((theme) => theme === name)
}

/** Carries a call to the API and brings its answer back. */
export type Transport = (request: Request) => Promise<Response>

/** What the server tells the web about the visit that it renders a page for. */
export type Visit = {
  /** Calls the API inside the process, as this visitor. */
  transport: Transport
  language: Language
  theme: Theme
  /** Of this response's Content-Security-Policy; every inline script carries it. */
  nonce: string
  /** The public address of this site, without a trailing slash. */
  origin: string
  /** Whether the visitor has a refresh cookie, so that the browser knows to ask for a session. */
  has_session: boolean
}

/** Renders the page of a request. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>
