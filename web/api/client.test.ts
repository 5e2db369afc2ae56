import Fastify, { type FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { ById } from '#contract/lists.ts'
import { problem } from '#contract/problems.ts'
import { createClient } from './client.ts'
import { createLoading } from './loading.ts'
import { ProblemError } from './problem-error.ts'
import { createSession } from './session.ts'

const Note = Type.Object({ id: Type.Integer(), text: Type.String() })
const contract = {
  notes: {
    list: endpoint({
      method: 'GET',
      path: '/notes/',
      access: 'browse',
      summary: 'All notes.',
      query: Type.Object({ search: Type.Optional(Type.String()), book: Type.String() }),
      reply: Type.Array(Note),
    }),
    show: endpoint({
      method: 'GET',
      path: '/notes/{id}/',
      access: 'take_part',
      summary: 'A note.',
      params: ById,
      reply: Note,
    }),
    create: endpoint({
      method: 'POST',
      path: '/notes/',
      access: 'take_part',
      summary: 'Writes a note.',
      body: Type.Object({ text: Type.String() }),
      reply: Note,
      status: 201,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/notes/{id}/',
      access: 'take_part',
      summary: 'Removes a note.',
      params: ById,
      reply: Type.Null(),
      status: 204,
    }),
    picture: endpoint({
      method: 'GET',
      path: '/notes/{id}/picture/',
      access: 'browse',
      summary: 'A note as a picture.',
      params: ById,
      reply: { file: ['image/png'] },
    }),
    slow: endpoint({
      method: 'GET',
      path: '/slow/',
      access: 'browse',
      summary: 'Never answers.',
      reply: Note,
    }),
  },
}

/** What the server holds: the token that it takes, how often it was asked for a new one, whether it gives one. */
const server = { token: 'first', refreshed: 0, refuses: false, asked: [] as string[] }
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    server.asked.push(`${request.method} ${request.url}`)
    const { authorization } = request.headers
    if (authorization !== undefined && authorization !== `Bearer ${server.token}`) {
      return reply
        .code(401)
        .type('application/problem+json')
        .send(JSON.stringify(problem('unauthorized', 'es')))
    }
  })
  app.get('/api/notes/', (request) => [
    { id: 1, text: `${request.headers['accept-language']} ${request.headers.authorization ?? 'anonymous'}` },
  ])
  app.get('/api/notes/:id/', async (request) => {
    if (request.headers.authorization === undefined) return { id: 0, text: 'anonymous' }
    return { id: Number((request.params as { id: string }).id), text: 'known' }
  })
  app.post('/api/notes/', async (request, reply) => {
    const { text } = request.body as { text: string }
    if (text !== '') return reply.code(201).send({ id: 2, text })
    const body = problem('invalid', 'es', {
      errors: [{ field: 'text', message: 'Este campo es obligatorio.' }],
    })
    return reply.code(400).type('application/problem+json').send(JSON.stringify(body))
  })
  app.delete('/api/notes/:id/', (_, reply) => reply.code(204).send())
  app.get('/api/notes/:id/picture/', (_, reply) =>
    reply.type('image/png').send(Buffer.from([137, 80, 78, 71])),
  )
  app.get('/api/slow/', () => new Promise(() => {}))
  app.post('/api/accounts/refresh/', async (_, reply) => {
    server.refreshed += 1
    if (server.refuses) {
      return reply
        .code(401)
        .type('application/problem+json')
        .send(JSON.stringify(problem('unauthorized', 'es')))
    }
    server.token = `renewed-${server.refreshed}`
    return { access: server.token, refresh: 'opaque' }
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => app.close())

beforeEach(() => Object.assign(server, { token: 'first', refreshed: 0, refuses: false, asked: [] }))

/** A browser tab: its own session and client. */
function openTab(options: { known?: boolean; tabs?: boolean; renews?: boolean; timeout?: number } = {}) {
  const transport = (request: Request) => fetch(request)
  const loading = createLoading()
  const session = createSession({
    transport,
    origin,
    known: options.known ?? false,
    tabs: options.tabs ?? false,
    renews: options.renews ?? true,
  })
  const api = createClient(contract, {
    transport,
    origin,
    language: () => 'en',
    session,
    loading,
    timeout: options.timeout,
  })
  return { api, session, loading }
}

const rejected = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a required parameter', () => {
  test('of the path is missing', async () => {
    const { api } = openTab()
    // @ts-expect-error the type asks for it too
    await expect(api.notes.show({})).rejects.toThrow(
      /^Required parameter id was null or undefined when calling notes\.show$/,
    )
  })
  test('of the query is null', async () => {
    const { api } = openTab()
    // @ts-expect-error the type asks for it too
    await expect(api.notes.list({ book: null })).rejects.toThrow(
      'Required parameter book was null or undefined when calling notes.list',
    )
  })
  test('is the body', async () => {
    const { api } = openTab()
    // @ts-expect-error the type asks for it too
    await expect(api.notes.create()).rejects.toThrow(
      'Required parameter data was null or undefined when calling notes.create',
    )
  })
  test('stops the call before it is sent, and counts no loading', async () => {
    const { api, loading } = openTab()
    let highest = 0
    loading.subscribe(() => (highest = Math.max(highest, loading.get())))
    // @ts-expect-error the type asks for it too
    await rejected(api.notes.remove())
    expect(server.asked).toEqual([])
    expect(highest).toBe(0)
  })
})

describe('a call', () => {
  test('carries the language, its query and no token of nobody', async () => {
    const { api } = openTab()
    expect(await api.notes.list({ book: 'a b', search: 'ñ' })).toEqual([{ id: 1, text: 'en anonymous' }])
    expect(server.asked).toEqual(['GET /api/notes/?search=%C3%B1&book=a+b'])
  })
  test('carries the token that is held', async () => {
    const { api, session } = openTab()
    session.enter('first')
    expect(await api.notes.list({ book: 'a' })).toEqual([{ id: 1, text: 'en Bearer first' }])
  })
  test('answers nothing for 204 and the response itself for a file', async () => {
    const { api } = openTab()
    expect(await api.notes.remove({ id: 1 })).toBeUndefined()
    const picture = await api.notes.picture({ id: 1 })
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect((await picture.arrayBuffer()).byteLength).toBe(4)
  })
  test('counts as loading until its answer came, also a failing one', async () => {
    const { api, loading } = openTab()
    const calls = [api.notes.list({ book: 'a' }), rejected(api.notes.create({ data: { text: '' } }))]
    expect(loading.get()).toBe(2)
    await Promise.all(calls)
    expect(loading.get()).toBe(0)
  })
})

describe('a failure', () => {
  test('is the problem that the server names', async () => {
    const { api } = openTab()
    const error = await rejected(api.notes.create({ data: { text: '' } }))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      status: 400,
      kind: 'invalid',
      detail: 'Revisa los campos señalados.',
      errors: [{ field: 'text', message: 'Este campo es obligatorio.' }],
    })
  })
  test('without an answer is of kind network', async () => {
    const { session, loading } = openTab()
    const transport = (request: Request) => fetch(request)
    const closed = createClient(contract, {
      transport,
      origin: 'http://127.0.0.1:9',
      language: () => 'es',
      session,
      loading,
    })
    expect(await rejected(closed.notes.list({ book: 'a' }))).toMatchObject({ status: 0, kind: 'network' })
    expect(loading.get()).toBe(0)
  })
  test('in time is of kind timeout', async () => {
    const { api, loading } = openTab({ timeout: 50 })
    expect(await rejected(api.notes.slow())).toMatchObject({ status: 0, kind: 'timeout' })
    expect(loading.get()).toBe(0)
  })
  test('by the caller’s own signal is that signal’s reason', async () => {
    const { api } = openTab()
    const stop = new AbortController()
    const call = rejected(api.notes.slow(undefined, { signal: stop.signal }))
    stop.abort(new Error('left the page'))
    expect(await call).toEqual(new Error('left the page'))
  })
})

describe('a spent token', () => {
  test('is renewed once for calls at the same time, and each is repeated', async () => {
    const { api, session } = openTab()
    session.enter('spent')
    const notes = await Promise.all([1, 2, 3, 4].map((id) => api.notes.show({ id })))
    expect(notes.map((note) => note.text)).toEqual(['known', 'known', 'known', 'known'])
    expect(server.refreshed).toBe(1)
  })
  test('is renewed once for two tabs, and the second takes the token of the first', async () => {
    const one = openTab({ tabs: true })
    const two = openTab({ tabs: true })
    one.session.enter('spent')
    await expect.poll(() => two.session.token()).toBe('spent')
    const notes = await Promise.all([one, two].map(({ api }) => api.notes.show({ id: 7 })))
    expect(notes.map((note) => note.text)).toEqual(['known', 'known'])
    expect(server.refreshed).toBe(1)
    expect(two.session.token()).toBe(one.session.token())
  })
  test('ends the session when the renewal is refused', async () => {
    const { api, session } = openTab()
    session.enter('spent')
    server.refuses = true
    expect(await api.notes.show({ id: 1 })).toEqual({ id: 0, text: 'anonymous' })
    expect(session.authenticated.get()).toBe(false)
    expect(session.token()).toBeUndefined()
    expect(server.refreshed).toBe(1)
  })
  test('of a refresh cookie alone is fetched before the first call', async () => {
    const { api, session } = openTab({ known: true })
    expect(session.authenticated.get()).toBe(true)
    await Promise.all([api.notes.show({ id: 1 }), api.notes.show({ id: 2 })])
    expect(server.asked[0]).toBe('POST /api/accounts/refresh/')
    expect(server.refreshed).toBe(1)
  })
  test('keeps nothing waiting that everybody may read', async () => {
    const { api } = openTab({ known: true })
    expect(await api.notes.list({ book: 'a' })).toEqual([{ id: 1, text: 'en anonymous' }])
    expect(server.refreshed).toBe(0)
  })
  test('is not renewed while a page is rendered, and the session stays known', async () => {
    const { api, session } = openTab({ known: true, renews: false })
    expect(await api.notes.show({ id: 1 })).toMatchObject({ text: 'anonymous' })
    expect(server.refreshed).toBe(0)
    expect(session.authenticated.get()).toBe(true)
  })
  test('is never asked for by an anonymous visitor', async () => {
    const { api } = openTab()
    await api.notes.show({ id: 1 })
    expect(server.refreshed).toBe(0)
  })
})

test('the loading counter never falls below zero', () => {
  const loading = createLoading()
  const end = loading.begin()
  end()
  end()
  expect(loading.get()).toBe(0)
  loading.begin()
  expect(loading.get()).toBe(1)
})
