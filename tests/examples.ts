import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { operations, type Endpoint } from '#contract/endpoint.ts'

/** Every operation of the API with its endpoint. */
export const census = operations(api)

/** What to call an operation with so that it succeeds: the parameters of its path and a body. */
export type Example = { params?: Record<string, string | number>; data?: unknown }

/** Makes an example from what the prepared database holds. */
type Maker = (app: FastifyInstance) => Promise<Example> | Example

const first =
  (list: Endpoint): Maker =>
  async (app) => {
    const { results } = (await app.inject(addressOf(list.path))).json<{ results: { id: number }[] }>()
    return { params: { id: results[0]!.id } }
  }

/** Operations that need more than the first row of their list. */
const particular: Record<string, Maker> = {
  'liturgy.show': () => ({ params: { date: '2026-12-25' } }),
  'media.cover': () => ({ params: { category: 'prayers', seed: 'today' } }),
}

/** One for each operation: the census, the access walk and the fuzzer begin from here. */
export const examples: Record<string, Maker> = Object.fromEntries(
  census.map(({ operation, endpoint }) => [operation, particular[operation] ?? usual(operation, endpoint)]),
)

function usual(operation: string, { params, body }: Endpoint): Maker {
  const needed = Object.keys(params?.properties ?? {})
  if (needed.length === 0 && !body) return () => ({})
  const siblings = operation.slice(0, operation.lastIndexOf('.'))
  const list = census.find((other) => other.operation === `${siblings}.list`)
  if (list && needed.join() === 'id' && !body) return first(list.endpoint)
  throw new Error(`tests/examples.ts needs an example of ${operation} among the particular ones`)
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(path: string, params: Example['params'] = {}): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}
