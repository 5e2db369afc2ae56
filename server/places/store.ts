import { sql } from 'kysely'
import type { City, Country, State } from '#contract/places.ts'
import type { Language } from '#contract/text.ts'
import type { Db } from '../db/database.ts'
import { matches, ordering, page, translated, type Rows, type Window } from '../db/lists.ts'

// Names are ordered as their readers expect, accents beside the plain letter.
const byName = sql`fold(name)`

type Query<Filters> = Window & { ordering?: string | undefined; search?: string | undefined } & Filters

/** A page of the countries, named in a language. */
export function listCountries(db: Db, language: Language, query: Query<unknown>): Promise<Rows<Country>> {
  const name = translated('name', language)
  const rows = countries(db, language).where(matches(name, query.search ?? ''))
  return page(rows.orderBy(ordering(query.ordering ?? 'name', { name: sql`fold(${name})` })), query)
}

/** One country, or undefined. */
export function showCountry(db: Db, language: Language, id: number): Promise<Country | undefined> {
  return countries(db, language).where('id', '=', id).executeTakeFirst()
}

/** A page of the states, of one country if it is named. */
export function listStates(db: Db, query: Query<{ country?: number | undefined }>): Promise<Rows<State>> {
  let rows = states(db).where(matches(sql.ref('name'), query.search ?? ''))
  if (query.country !== undefined) rows = rows.where('country', '=', query.country)
  return page(rows.orderBy(ordering(query.ordering ?? 'name', { name: byName })), query)
}

/** One state, or undefined. */
export function showState(db: Db, id: number): Promise<State | undefined> {
  return states(db).where('id', '=', id).executeTakeFirst()
}

/** A page of the cities, of one state or country if it is named. */
export function listCities(
  db: Db,
  query: Query<{ state?: number | undefined; state__country?: number | undefined }>,
): Promise<Rows<City>> {
  let rows = cities(db).where(matches(sql.ref('name'), query.search ?? ''))
  if (query.state !== undefined) rows = rows.where('state', '=', query.state)
  if (query.state__country !== undefined) {
    rows = rows.where(
      'state',
      'in',
      db.selectFrom('states').select('id').where('country', '=', query.state__country),
    )
  }
  return page(rows.orderBy(ordering(query.ordering ?? 'name', { name: byName })), query)
}

/** One city, or undefined. */
export function showCity(db: Db, id: number): Promise<City | undefined> {
  return cities(db).where('id', '=', id).executeTakeFirst()
}

function countries(db: Db, language: Language) {
  return db.selectFrom('countries').select(['id', 'code']).select(translated('name', language).as('name'))
}

function states(db: Db) {
  return db.selectFrom('states').select(['id', 'name', 'code', 'country'])
}

function cities(db: Db) {
  return db.selectFrom('cities').select(['id', 'name', 'state', 'latitude', 'longitude'])
}
