import type { places } from '#contract/places.ts'
import { listed, windowOf } from '../http/lists.ts'
import { found } from '../http/refusal.ts'
import type { Handlers } from '../http/serve.ts'
import * as store from './store.ts'

export const placesRoutes: Handlers<typeof places> = {
  countries: {
    list: async (call) =>
      listed(
        call,
        await store.listCountries(call.db, call.language, { ...call.query, ...windowOf(call.query) }),
      ),
    show: async ({ db, language, params }) => found(await store.showCountry(db, language, params.id)),
  },
  states: {
    list: async (call) =>
      listed(call, await store.listStates(call.db, { ...call.query, ...windowOf(call.query) })),
    show: async ({ db, params }) => found(await store.showState(db, params.id)),
  },
  cities: {
    list: async (call) =>
      listed(call, await store.listCities(call.db, { ...call.query, ...windowOf(call.query) })),
    show: async ({ db, params }) => found(await store.showCity(db, params.id)),
  },
}
