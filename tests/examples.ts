import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { operations } from '#contract/endpoint.ts'

/** Every operation of the API with its endpoint. */
export const census = operations(api)

/** What to call an operation with so that it succeeds: the parameters of its path and a body. */
export type Example = { params?: Record<string, string | number>; data?: unknown }

/** Makes an example from what the prepared database holds. */
type Maker = (app: FastifyInstance) => Promise<Example> | Example

const first = (url: string) => async (app: FastifyInstance) => {
  const { results } = (await app.inject(url)).json<{ results: { id: number }[] }>()
  return { params: { id: results[0]!.id } }
}

/** One for each operation: the census, the access walk and the fuzzer begin from here. */
export const examples: Record<string, Maker> = {
  'configuration.list': () => ({}),
  'configuration.show': first('/api/main/configuration/'),
  'liturgy.list': () => ({}),
  'liturgy.today': () => ({}),
  'liturgy.show': () => ({ params: { date: '2026-12-25' } }),
  'media.cover': () => ({ params: { category: 'prayers', seed: 'today' } }),
  'places.countries.list': () => ({}),
  'places.countries.show': first('/api/main/countries/'),
  'places.states.list': () => ({}),
  'places.states.show': first('/api/main/states/'),
  'places.cities.list': () => ({}),
  'places.cities.show': first('/api/main/cities/'),
  'verses.list': () => ({}),
  'verses.today': () => ({}),
  'verses.show': first('/api/daily-verses/verses/'),
  'verses.picture': first('/api/daily-verses/verses/'),
}

/** The address of an endpoint with its parameters filled in. */
export function addressOf(path: string, params: Example['params'] = {}): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}
