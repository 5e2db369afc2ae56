import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { has } from '#contract/access.ts'
import {
  isEndpoint,
  isFile,
  operations,
  type Contract,
  type Endpoint,
  type FileReply,
} from '#contract/endpoint.ts'
import type { Language } from '#contract/text.ts'
import type { Settings } from '../settings.ts'
import type { Db } from '../db/database.ts'
import type { Clock } from './clock.ts'
import { languageOf } from './problems.ts'
import { Refusal } from './refusal.ts'
import { etagOf, type KeptReplies } from './replies.ts'
import { anonymous, type Caller, type Identify } from './session.ts'
import { tagOf } from './versions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    caller: Caller
    /** Which version of a row the reply shows, when it shows one that can be edited. */
    version: number | null
    /** Keeps the reply that is about to be sent, when it may be kept. */
    keep: ((payload: string, etag: string) => void) | null
  }
}

/** What rooms work with; made once for the process. */
export type Services = { db: Db; settings: Settings; clock: Clock; replies: KeptReplies; identify: Identify }

type Part<E, Key extends string> = E extends Record<Key, infer S extends TSchema> ? Static<S> : undefined

/** A validated request with what is needed to answer it. */
export type Call<E extends Endpoint> = Services & {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  data: Part<E, 'body'>
  language: Language
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E['reply'] extends FileReply
  ? Buffer | string
  : E['reply'] extends TSchema
    ? Static<E['reply']>
    : never

/** What answers one endpoint. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** What answers a room: a handler for each endpoint of its contract, under the same names. */
export type Handlers<C> = {
  [Name in keyof C]: C[Name] extends Endpoint ? Handler<C[Name]> : Handlers<C[Name]>
}

/** Mounts a room: each endpoint of the contract becomes a route with its access check, validation and reply. */
export function mount<C extends Contract>(
  api: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  services: Services,
): void {
  for (const [name, node] of Object.entries(contract)) {
    const handler = handlers[name as keyof C]
    if (isEndpoint(node)) route(api, node, handler as Handler<Endpoint>, services)
    else mount(api, node, handler as Handlers<Contract>, services)
  }
}

/** Tells every request its language and caller. */
export function recogniseCallers(api: FastifyInstance, identify: Identify): void {
  api.decorateRequest('language', 'es')
  api.decorateRequest('caller')
  api.decorateRequest('version', null)
  api.decorateRequest('keep', null)
  api.addHook('onRequest', async (request) => {
    request.language = languageOf(request)
    request.caller = anonymous
  })
  // After the limits, which are hooks of `onRequest`: whoever guesses tokens is slowed down too.
  api.addHook('preParsing', async (request) => {
    const { authorization } = request.headers
    if (authorization !== undefined) request.caller = await identify(authorization)
  })
}

function route(
  api: FastifyInstance,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  services: Services,
): void {
  const { method, path, params, query, body, reply, status = 200 } = endpoint
  const options: RouteOptions = {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(!isFile(reply) && { response: { [status]: reply } }),
    },
    preParsing: async (request, response) => {
      if (!has(request.caller.role, endpoint.access)) {
        throw new Refusal(request.caller.role === 'anonymous' ? 'unauthorized' : 'forbidden')
      }
      if (method === 'GET') return answerKept(endpoint, services, request, response)
    },
    handler: async (request, response) => {
      const { params, query, body: data, language, caller } = request
      const call = { ...services, params, query, data, language, caller, request, reply: response }
      const answer = await handler(call as Call<Endpoint>)
      if (method !== 'GET') for (const table of endpoint.tables ?? []) services.replies.forget(table)
      if (!isFile(reply)) response.type('application/json; charset=utf-8')
      return response.status(status).send(answer)
    },
    onSend: async (request, response, payload) => tag(request, response, payload),
  }
  api.route(options)
}

function answerKept(
  endpoint: Endpoint,
  { replies, settings, clock }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const readable = request.caller.role === 'anonymous'
  reply.header('cache-control', readable ? 'public, no-cache' : 'private, no-cache')
  reply.header('vary', 'accept-language, authorization')
  reply.header('content-language', request.language)
  if (!readable || !endpoint.tables || isFile(endpoint.reply)) return undefined
  const origin = settings.publicUrl ?? originOf(request)
  const key = `${request.language} ${clock.today()} ${origin} ${request.url}`
  const kept = replies.find(key)
  if (!kept) {
    const keep = replies.watch(endpoint.tables)
    request.keep = (payload, etag) => keep(key, { payload, etag })
    return undefined
  }
  reply.type('application/json; charset=utf-8').header('etag', kept.etag)
  return reply.send(kept.payload)
}

function tag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (reply.statusCode >= 300 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload
  const etag = reply.getHeader('etag') ?? newTag(request, payload)
  reply.header('etag', etag)
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload
  const asked = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (!asked?.some((one) => one === etag || one === '*')) return payload
  reply.status(304).removeHeader('content-type').removeHeader('content-length')
  return null
}

function newTag(request: FastifyRequest, payload: string | Buffer): string {
  const etag = request.version === null ? etagOf(payload) : tagOf(request.version, etagOf(payload))
  if (typeof payload === 'string') request.keep?.(payload, etag)
  return etag
}

/** Where the visitor sees this site: `PUBLIC_URL`, else what the request says. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** Answers every method that a path of the contract does not take with 405 and the ones that it takes. */
export function refuseOtherMethods(api: FastifyInstance, contract: Contract): void {
  const taken = new Map<string, Set<string>>()
  for (const { endpoint } of operations(contract)) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    taken.set(url, (taken.get(url) ?? new Set()).add(endpoint.method))
  }
  for (const [url, methods] of taken) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted().join(', ')
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method))
    api.route({
      method: 'OPTIONS',
      url,
      handler: (_, reply) => reply.header('allow', allow).status(204).send(),
    })
    api.route({
      method: others,
      url,
      preParsing: async (_, reply) => {
        reply.header('allow', allow)
        throw new Refusal('method')
      },
      handler: () => undefined,
    })
  }
}
