import type { Static, TObject, TSchema } from 'typebox'
import type { Right } from './access.ts'

/**
 * One call of the API, as data. The same object becomes the Fastify route with its validation, serialisation and
 * access check, the OpenAPI operation, and the method of the typed client.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with the canonical trailing slash; parameters in braces: `/daily-verses/verses/{id}/`. */
  path: `/${string}`
  /** The right that a caller needs. */
  access: Right
  /** One sentence for the reference. */
  summary: string
  params?: TObject
  query?: TObject
  /** The JSON body. */
  body?: TSchema
  /** The JSON reply, or what kind of file is answered. */
  reply: TSchema | FileReply
  /** Status of a successful call; 200 unless told. */
  status?: 200 | 201 | 202 | 204
  /** The parts of the database that an anonymous reply depends on; such a reply may be kept until one changes. */
  tables?: readonly string[]
}

/** A reply that is not JSON: pictures, feeds, calendars, certificates. */
export type FileReply = { file: readonly string[] }

/** The table of contents of an API: rooms, their resources and their endpoints. */
export type Contract = { readonly [name: string]: Endpoint | Contract }

/** States an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(stated: E): E {
  return stated
}

/** Whether a node of the contract is an endpoint (a leaf) and not a group of them. */
export function isEndpoint(node: Endpoint | Contract): node is Endpoint {
  return typeof node.method === 'string'
}

/** Every endpoint of a contract with its operation name, such as `places.cities.list`. */
export function operations(contract: Contract, prefix = ''): { operation: string; endpoint: Endpoint }[] {
  return Object.entries(contract).flatMap(([name, node]) =>
    isEndpoint(node) ? [{ operation: prefix + name, endpoint: node }] : operations(node, `${prefix}${name}.`),
  )
}

/** Whether a reply is a file and not JSON. */
export function isFile(reply: Endpoint['reply']): reply is FileReply {
  return 'file' in reply
}

type Part<E, K extends string> = E extends Record<K, infer S extends TSchema> ? Static<S> : unknown

/** What a call is given: the parameters of its path and its query as one object, and a body as `data`. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  (E extends { body: infer B extends TSchema } ? { data: Static<B> } : unknown)

/** What a call answers; the raw `Response` when it is a file, nothing for 204. */
export type Output<E extends Endpoint> = E extends { status: 204 }
  ? void
  : E['reply'] extends FileReply
    ? Response
    : E['reply'] extends TSchema
      ? Static<E['reply']>
      : never
