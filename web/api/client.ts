import {
  isEndpoint,
  isFile,
  type Contract,
  type Endpoint,
  type Input,
  type Output,
} from '#contract/endpoint.ts'
import { has } from '#contract/access.ts'
import type { Language } from '#contract/text.ts'
import type { Transport } from '#contract/visit.ts'
import type { Loading } from './loading.ts'
import { ProblemError, readProblem } from './problem-error.ts'
import type { Session } from './session.ts'

/** How long a call may take, its body included, in ms. */
export const callTimeout = 10_000

/** What a caller may say about one call besides its input. */
export type CallOptions = { signal?: AbortSignal }

/** A call of the API: rejects with a `ProblemError` on any status outside 200–299 and when there is no answer. */
export type Method<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Output<E>>

/** The typed client of a contract: the same names, each endpoint a method. */
export type Client<C extends Contract> = {
  readonly [Name in keyof C]: C[Name] extends Endpoint
    ? Method<C[Name]>
    : C[Name] extends Contract
      ? Client<C[Name]>
      : never
}

/** What every call of a client goes through. */
export type Way = {
  transport: Transport
  /** The public address, without a trailing slash. */
  origin: string
  /** The language that answers are wanted in, asked at each call. */
  language: () => Language
  session: Session
  loading: Loading
  /** How long a call may take, in ms; `callTimeout` unless told. */
  timeout?: number
}

type Values = Record<string, unknown>

/** Makes the client of a contract. */
export function createClient<C extends Contract>(contract: C, way: Way): Client<C> {
  return mirror(contract, '', (operation, endpoint) => {
    const required = requiredNames(endpoint)
    return (given?: Values, options: CallOptions = {}) => {
      const input = given ?? {}
      const missing = required.find((name) => input[name] === undefined || input[name] === null)
      return missing === undefined
        ? call(operation, endpoint, way, input, options)
        : Promise.reject(
            new TypeError(`Required parameter ${missing} was null or undefined when calling ${operation}`),
          )
    }
  }) as Client<C>
}

/** A tree of the same shape as a contract, with something made of each endpoint in its place. */
export function mirror(
  contract: Contract,
  prefix: string,
  make: (operation: string, endpoint: Endpoint) => unknown,
): Values {
  return Object.fromEntries(
    Object.entries(contract).map(([name, node]) => [
      name,
      isEndpoint(node) ? make(prefix + name, node) : mirror(node, `${prefix}${name}.`, make),
    ]),
  )
}

function requiredNames(endpoint: Endpoint): string[] {
  return [
    ...(endpoint.params?.required ?? []),
    ...(endpoint.query?.required ?? []),
    ...(endpoint.body ? ['data'] : []),
  ]
}

async function call(operation: string, endpoint: Endpoint, way: Way, input: Values, options: CallOptions) {
  const ended = way.loading.begin()
  const { signal, late, settle } = deadline(way.timeout ?? callTimeout, options.signal)
  try {
    const response = await authorized(way, has('anonymous', endpoint.access), signal, () =>
      request(endpoint, way, input, signal),
    )
    if (!response.ok) throw await readProblem(operation, response)
    if (isFile(endpoint.reply)) return response
    return response.status === 204 ? undefined : ((await response.json()) as unknown)
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    options.signal?.throwIfAborted()
    throw new ProblemError(operation, { status: 0, kind: late() ? 'timeout' : 'network' }, cause)
  } finally {
    settle()
    ended()
  }
}

/** A signal that ends a call when it takes too long or when its caller gives up; `settle` leaves nothing behind. */
function deadline(milliseconds: number, given: AbortSignal | undefined) {
  const end = new AbortController()
  let passed = false
  const timer = setTimeout(() => {
    passed = true
    end.abort(new DOMException('The call took too long', 'TimeoutError'))
  }, milliseconds)
  const give_up = () => end.abort(given?.reason)
  if (given?.aborted) give_up()
  given?.addEventListener('abort', give_up, { once: true })
  return {
    signal: end.signal,
    late: () => passed,
    settle: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', give_up)
    },
  }
}

/** Sends with the token that is held, gets one first when a session is known, and once a new one on a 401. */
async function authorized(
  way: Way,
  open: boolean,
  signal: AbortSignal,
  make: () => Request,
): Promise<Response> {
  const { session, transport } = way
  const send = (token: string | undefined) => {
    const message = make()
    if (token !== undefined) message.headers.set('authorization', `Bearer ${token}`)
    return transport(message)
  }
  if (!session.authenticated.get()) return send(undefined)
  // What everybody may read does not wait for a session that is on its way.
  if (session.token() === undefined && !open) await session.refresh(undefined)
  signal.throwIfAborted()
  const token = session.token()
  const response = await send(token)
  if (response.status !== 401 || token === undefined) return response
  await response.body?.cancel()
  await session.refresh(token)
  return send(session.token())
}

/** The address of a call below the origin: its path with the parameters and its query filled in. */
export function addressOf(endpoint: Endpoint, input: Values): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const query = new URLSearchParams()
  for (const name of Object.keys(endpoint.query?.properties ?? {})) {
    const value = input[name]
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`
}

function request(endpoint: Endpoint, way: Way, input: Values, signal: AbortSignal): Request {
  const headers = new Headers({
    accept: isFile(endpoint.reply) ? endpoint.reply.file.join(', ') : 'application/json',
    'accept-language': way.language(),
  })
  if (endpoint.body) headers.set('content-type', 'application/json')
  return new Request(way.origin + addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    body: endpoint.body ? JSON.stringify(input.data) : undefined,
    credentials: 'same-origin',
    signal,
  })
}
