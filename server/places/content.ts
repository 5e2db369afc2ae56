import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Db } from '../db/database.ts'
import { ship, unchanged } from '../db/shipped.ts'

/** Brings the countries, states and cities that ship with the product into the database. */
export async function loadPlaces(db: Db): Promise<void> {
  const files = await Promise.all(['countries', 'states', 'cities'].map(read))
  const content = await unchanged(db, 'places', files)
  if (content.same) return
  const [countries = [], states = [], cities = []] = files.map(
    (file) => parse(file, { columns: true, skip_empty_lines: true }) as Record<string, string>[],
  )
  await ship(
    db,
    'countries',
    countries.map(({ code = '', es = '', en = '' }) => ({
      key: code,
      columns: { code, translations: { es: { name: es }, en: { name: en } } },
    })),
  )
  const countryIds = await idsOf(db, 'countries')
  await ship(
    db,
    'states',
    states.map(({ country = '', code = '', name = '' }) => ({
      key: code,
      columns: { country: known(countryIds, country), code, name },
    })),
  )
  const stateIds = await idsOf(db, 'states')
  await ship(
    db,
    'cities',
    cities.map(({ state = '', name = '', latitude, longitude, key }) => ({
      key: key || `${state} ${name}`,
      columns: {
        state: known(stateIds, state),
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
      },
    })),
  )
  await content.done()
}

function read(name: string): Promise<string> {
  return readFile(new URL(`../../content/places/${name}.csv`, import.meta.url), 'utf8')
}

async function idsOf(db: Db, table: 'countries' | 'states'): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute()
  return new Map(rows.map((row) => [row.code, row.id]))
}

function known(ids: Map<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`The shipped places refer to ${code}, which is not among them.`)
  return id
}
