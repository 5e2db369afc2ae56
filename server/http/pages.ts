import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#contract/text.ts'
import { isTheme, type RenderPage, type Theme, type Transport } from '#contract/visit.ts'
import { keepPages, type KeptPage, type Seen } from './kept-pages.ts'

/** The pages as the process has them: how one is rendered, and what else their address space holds. */
export type Web = {
  render: RenderPage
  /** The folder of what is sent as it is: `assets/` with hashed names, icons, the manifest, the service worker. */
  files?: string
  /** In development: answers the requests for sources; true when it did. */
  serveSource?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}

/** The pages as `vite build` made them in `build/` of the project. */
export async function builtWeb(root: string): Promise<Web> {
  const entry = pathToFileURL(join(root, 'build/server/server.js')).href
  const { render } = (await import(entry)) as { render: RenderPage }
  return { render, files: join(root, 'build/client') }
}

/** The pages straight from their sources, taking every change at once; hot updates travel over `app`'s own server. */
export async function sourceWeb(root: string, app: FastifyInstance): Promise<Web> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Bundling the configuration writes a file that Node's own watch would take for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment that runs on the server')
  return {
    render: async (request, visit) => {
      const { render } = await ssr.runner.import<{ render: RenderPage }>(join(root, 'web/server.ts'))
      return render(request, visit)
    },
    serveSource: (request, response) =>
      new Promise((resolve) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
  }
}

/**
 * Answers every GET and HEAD outside of `/api` with a page or a file.
 *
 * @param options.origin the public address without a trailing slash; the request's own when not set
 */
export async function pages(app: FastifyInstance, options: { web: Web; origin?: string }): Promise<void> {
  const { web } = options
  const kept = keepPages()
  if (web.files) await files(app, web.files)
  const { serveSource } = web
  if (serveSource) {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/api/')) return
      if (await serveSource(request.raw, reply.raw)) reply.hijack()
    })
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound()
      const origin = options.origin ?? `${request.protocol}://${request.host}`
      const language = languageOf(request)
      const theme = themeOf(request)
      const has_session = cookieOf(request, 'refresh') !== undefined
      const nonce = randomBytes(16).toString('base64url')
      reply.header('content-security-policy', policy(nonce, serveSource !== undefined))
      reply.header('vary', 'Cookie, Accept-Encoding')
      // Nobody's page may be kept; in development every request renders.
      const key =
        has_session || serveSource || request.method !== 'GET'
          ? ''
          : [origin + request.url, language, theme].join(' ')
      try {
        const found = key === '' ? undefined : kept.find(key)
        if (found && (await unchanged(app, request, found))) return await send(request, reply, found, nonce)
        const seen: Seen[] = []
        const transport = inProcess(app, request)
        const response = await web.render(asWebRequest(request, reply, origin), {
          transport: key === '' ? transport : noting(transport, seen),
          language,
          theme,
          nonce,
          origin,
          has_session,
        })
        const page = {
          status: response.status,
          headers: [...response.headers],
          parts: (await response.text()).split(nonce),
          seen,
        }
        if (key !== '' && mayKeep(page)) kept.keep(key, page)
        return await send(request, reply, page, nonce)
      } catch (error) {
        request.log.error({ err: error }, 'page failed')
        return reply
          .code(500)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(fallen(language))
      }
    },
  })
}

async function files(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
  app.get('/assets/*', (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(request.url.slice(1).split('?')[0] ?? '')
  })
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length)
    if (!entry.isFile() || path.startsWith('/assets/') || /\.(br|gz)$/.test(path)) continue
    app.get(path, (_, reply) => {
      reply.header('cache-control', 'no-cache')
      // A worker fetches under its own policy, not under that of the page.
      if (path.endsWith('.js')) reply.header('content-security-policy', "default-src 'self'")
      return reply.sendFile(path.slice(1))
    })
  }
}

function asWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(origin + request.url, { method: request.method, headers, signal: gone.signal })
}

/** Calls the API through the app itself, as the visitor of this request. */
function inProcess(app: FastifyInstance, visitor: FastifyRequest): Transport {
  return async (call) => {
    const { pathname, search } = new URL(call.url)
    const headers: Record<string, string> = Object.fromEntries(call.headers)
    if (visitor.headers.cookie !== undefined) headers.cookie = visitor.headers.cookie
    if (visitor.headers['user-agent'] !== undefined) headers['user-agent'] = visitor.headers['user-agent']
    headers['x-request-id'] = visitor.id
    const body = call.body === null ? undefined : Buffer.from(await call.arrayBuffer())
    const answer = app.inject({
      method: call.method as 'GET',
      url: pathname + search,
      headers,
      payload: body,
      remoteAddress: visitor.ip,
    })
    const { statusCode, headers: answered, rawPayload } = await unless(call.signal, answer)
    const kept = Object.entries(answered).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [value].flat().map((one) => [name, String(one)]),
    )
    const empty = statusCode === 204 || statusCode === 304
    return new Response(empty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: kept })
  }
}

/** What a promise gives, unless the signal ends the wait. */
function unless<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give_up = () => reject(signal.reason as Error)
    if (signal.aborted) return give_up()
    signal.addEventListener('abort', give_up, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', give_up))
  })
}

const squeezed = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a rendered page with this response's nonce, compressed as the visitor takes it. */
async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage, nonce: string) {
  reply.code(page.status)
  for (const [name, value] of page.headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  const html = Buffer.from(page.parts.join(nonce))
  if (html.length === 0) return reply.send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (!encoding || html.length < 1_400) return reply.send(html)
  reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? await squeezed.br(html, brotliOptions) : await squeezed.gzip(html))
}

/** A transport that notes what would tell whether its answers are still the same. */
function noting(transport: Transport, seen: Seen[]): Transport {
  return async (call) => {
    const response = await transport(call)
    const shared = call.method === 'GET' && response.headers.get('cache-control')?.startsWith('public')
    seen.push({
      path: call.url.slice(new URL(call.url).origin.length),
      language: call.headers.get('accept-language') ?? '',
      etag: (shared && response.ok && response.headers.get('etag')) || '',
    })
    return response
  }
}

function mayKeep({ headers, parts, seen }: KeptPage): boolean {
  const personal = headers.some(
    ([name, value]) => name === 'set-cookie' || (name === 'cache-control' && /private|no-store/.test(value)),
  )
  return !personal && parts.length > 1 && seen.every(({ etag }) => etag !== '')
}

/** Whether every answer that a page was made from is still the same. */
async function unchanged(app: FastifyInstance, visitor: FastifyRequest, page: KeptPage): Promise<boolean> {
  const answers = await Promise.all(
    page.seen.map(({ path, language, etag }) =>
      app.inject({
        method: 'GET',
        url: path,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          'if-none-match': etag,
          'x-request-id': visitor.id,
        },
        remoteAddress: visitor.ip,
      }),
    ),
  )
  return answers.every(({ statusCode }) => statusCode === 304)
}

/**
 * The Content-Security-Policy of pages: nothing from elsewhere, and inline only what carries this response's nonce.
 */
function policy(nonce: string, developing: boolean): string {
  const styles = developing ? "'unsafe-inline'" : `'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    // How far a ribbon reaches is a style of its element, which cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The language of a page: what its address says, else what the visitor chose, else Spanish. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: string }
  const chosen = cookieOf(request, 'locale')
  return isLanguage(lang) ? lang : isLanguage(chosen) ? chosen : 'es'
}

function themeOf(request: FastifyRequest): Theme {
  const chosen = cookieOf(request, 'theme')
  return isTheme(chosen) ? chosen : 'system'
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const found = (request.headers.cookie ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The page for when no page can be rendered. */
function fallen(language: Language): string {
  const words = {
    es: [
      'Algo falló',
      'La página no se pudo mostrar. Inténtalo de nuevo en un momento.',
      'Volver a intentar',
    ],
    en: ['Something failed', 'The page could not be shown. Try again in a moment.', 'Try again'],
  }
  const [title, text, retry] = words[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Pray</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`
}
