import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { RenderPage } from '#contract/visit.ts'
import { pages } from './pages.ts'

/** An app with one answer of the API, and pages that are made from it by a renderer of this test. */
async function openSite(render?: RenderPage) {
  const site = { verse: 'first', rendered: 0, cacheControl: 'public, no-cache' }
  const app = Fastify({ logger: { level: 'silent' }, routerOptions: { ignoreTrailingSlash: true } })
  app.get('/api/verse/', (request, reply) => {
    const etag = `"${site.verse}"`
    reply.headers({ etag, 'cache-control': site.cacheControl, 'x-cookie': request.headers.cookie ?? '' })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : { verse: site.verse }
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ type: 'urn:pray:problem:missing' }))
  const usual: RenderPage = async (request, visit) => {
    site.rendered += 1
    const { pathname } = new URL(request.url)
    if (pathname === '/') return Response.redirect(`${visit.origin}/home`, 302)
    const call = new Request(`${visit.origin}/api/verse/`, { headers: { 'accept-language': visit.language } })
    const answer = await visit.transport(call)
    const { verse } = (await answer.json()) as { verse: string }
    const facts = [
      pathname,
      verse,
      visit.language,
      visit.theme,
      visit.has_session,
      answer.headers.get('x-cookie'),
    ]
    const html = `<html><script nonce="${visit.nonce}"></script>${facts.join('|')}${' '.repeat(2_000)}</html>`
    return new Response(request.method === 'HEAD' ? null : html, {
      status: pathname === '/nothing' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
  await app.register((scope) => pages(scope, { web: { render: render ?? usual } }))
  const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url, headers })
    return {
      ...answer,
      text: answer.body.trim(),
      facts: answer.body.split('</script>')[1]?.split('</html>')[0]?.trim(),
    }
  }
  return { app, site, get }
}

test('a page is rendered from the API as the visitor, in Spanish unless they chose otherwise', async () => {
  const { get } = await openSite()
  expect((await get('/home')).facts).toBe('/home|first|es|system|false|')
  const chosen = { cookie: 'locale=en; theme=dark; refresh=abc' }
  expect((await get('/home', chosen)).facts).toBe(`/home|first|en|dark|true|${chosen.cookie}`)
  expect((await get('/home?lang=en')).facts).toBe('/home|first|en|system|false|')
  expect((await get('/home', { 'accept-language': 'en', cookie: 'locale=fr; theme=pink' })).facts).toBe(
    '/home|first|es|system|false|',
  )
})

test('every response has a nonce of its own, in its policy and in its scripts', async () => {
  const { get } = await openSite()
  const nonces = new Set<string>()
  for (let visit = 0; visit < 3; visit++) {
    const { headers, body } = await get('/home')
    const [, nonce = ''] = /nonce="([\w-]+)"/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('a page of nobody in particular is rendered once, until an answer that it was made from changes', async () => {
  const { get, site } = await openSite()
  for (let visit = 0; visit < 3; visit++) expect((await get('/home')).facts).toContain('first')
  expect(site.rendered).toBe(1)
  site.verse = 'second'
  expect((await get('/home')).facts).toContain('second')
  expect(site.rendered).toBe(2)
})

test('pages are kept apart by address, language and theme', async () => {
  const { get, site } = await openSite()
  await get('/home')
  await get('/other')
  await get('/home', { cookie: 'locale=en' })
  await get('/home', { cookie: 'theme=dark' })
  await get('/home', { host: 'elsewhere.example' })
  expect(site.rendered).toBe(5)
})

test('nobody’s page is kept: one with a session, and one made from a private answer', async () => {
  const { get, site } = await openSite()
  for (let visit = 0; visit < 2; visit++) await get('/home', { cookie: 'refresh=abc' })
  expect(site.rendered).toBe(2)
  site.cacheControl = 'private, no-cache'
  for (let visit = 0; visit < 2; visit++) await get('/home')
  expect(site.rendered).toBe(4)
})

test('status, redirects and HEAD are kept', async () => {
  const { get } = await openSite()
  for (let visit = 0; visit < 2; visit++) expect((await get('/nothing')).statusCode).toBe(404)
  const redirect = await get('/')
  expect(redirect.statusCode).toBe(302)
  expect(redirect.headers.location).toBe('http://localhost/home')
  await get('/home')
  const head = await get('/home', {}, 'HEAD')
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(head.body).toBe('')
})

test('a page is compressed for whoever takes that', async () => {
  const { get } = await openSite()
  const { headers, rawPayload } = await get('/home', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(headers.vary).toContain('Accept-Encoding')
  expect(gunzipSync(rawPayload).toString()).toContain('/home|first')
})

test('what no call answers below /api is not a page', async () => {
  const { get, site } = await openSite()
  const { statusCode, text } = await get('/api/unknown/')
  expect([statusCode, text]).toEqual([404, '{"type":"urn:pray:problem:missing"}'])
  expect(site.rendered).toBe(0)
})

test('a page that fails says so in the visitor’s language, and nothing of why', async () => {
  const { get } = await openSite(() => Promise.reject(new Error('secret at /srv/file.ts:1')))
  const { statusCode, headers, text } = await get('/home', { cookie: 'locale=en' })
  expect(statusCode).toBe(500)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('Something failed')
  expect(text).not.toContain('secret')
})
