import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { ById, Id, ListOf, ListQuery, Search, referencePageSize } from './lists.ts'
import { nullable } from './text.ts'

/** A country; `code` is its ISO 3166-1 alpha-2 code. */
export const Country = Type.Object({ id: Type.Integer(), name: Type.String(), code: Type.String() })

/** A first-level division of a country; `code` is its ISO 3166-2 code and `country` the country's id. */
export const State = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  country: Type.Integer(),
})

/** A city; `state` is the state's id, the coordinates are degrees (WGS 84). */
export const City = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  state: Type.Integer(),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
})
export type Country = Static<typeof Country>
export type State = Static<typeof State>
export type City = Static<typeof City>

const Filter = Type.Optional(Id)
const list = { ordering: ['id', 'name'], page_size: referencePageSize }

export const places = {
  countries: {
    list: endpoint({
      method: 'GET',
      path: '/main/countries/',
      access: 'browse',
      summary: 'All countries, by name.',
      query: ListQuery(list, { search: Search }),
      reply: ListOf(Country),
      tables: ['countries'],
    }),
    show: endpoint({
      method: 'GET',
      path: '/main/countries/{id}/',
      access: 'browse',
      summary: 'One country.',
      params: ById,
      reply: Country,
      tables: ['countries'],
    }),
  },
  states: {
    list: endpoint({
      method: 'GET',
      path: '/main/states/',
      access: 'browse',
      summary: 'States, provinces, departments, by name.',
      query: ListQuery(list, { country: Filter, search: Search }),
      reply: ListOf(State),
      tables: ['states'],
    }),
    show: endpoint({
      method: 'GET',
      path: '/main/states/{id}/',
      access: 'browse',
      summary: 'One state.',
      params: ById,
      reply: State,
      tables: ['states'],
    }),
  },
  cities: {
    list: endpoint({
      method: 'GET',
      path: '/main/cities/',
      access: 'browse',
      summary: 'Cities, by name.',
      query: ListQuery(list, { state: Filter, state__country: Filter, search: Search }),
      reply: ListOf(City),
      tables: ['cities', 'states'],
    }),
    show: endpoint({
      method: 'GET',
      path: '/main/cities/{id}/',
      access: 'browse',
      summary: 'One city.',
      params: ById,
      reply: City,
      tables: ['cities'],
    }),
  },
}
