import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'

type Country = { code: string; es: string; en: string }
type State = { country: string; code: string; name: string }
type City = { state: string; name: string; latitude: string; longitude: string }

const countries = read<Country>('countries.csv')
const states = read<State>('states.csv')
const cities = read<City>('cities.csv')

/** In each state its capital, seats of dioceses and well-known towns: written by hand, not taken from the sources. */
const seats = read<Pick<City, 'state' | 'name'>>('seats.csv')

const countryOfState = new Map(states.map((s) => [s.code, s.country]))

/** Number of first-level divisions (ISO 3166-2), least number of cities, and the box: south, north, west, east. */
const EXPECTED: Record<string, [number, number, number, number, number, number]> = {
  AR: [24, 1100, -55.1, -21.7, -73.6, -53.6],
  AS: [1, 10, -14.6, -11, -171.2, -168],
  BO: [9, 140, -22.9, -9.6, -69.7, -57.4],
  CL: [16, 300, -56, -17.4, -109.5, -66.4],
  CO: [33, 1100, -4.3, 13.5, -81.8, -66.8],
  CR: [7, 110, 5.4, 11.3, -87.2, -82.5],
  CU: [16, 170, 19.8, 23.3, -85, -74.1],
  DO: [32, 190, 17.5, 20, -72.1, -68.3],
  EC: [24, 500, -5.1, 1.5, -91.7, -75.1],
  ES: [52, 5000, 27.6, 43.9, -18.2, 4.4],
  GQ: [8, 20, -1.5, 3.9, 5.6, 11.4],
  GT: [22, 330, 13.7, 17.9, -92.3, -88.2],
  GU: [1, 15, 13.2, 13.7, 144.6, 145],
  HN: [18, 400, 12.9, 17.5, -89.4, -83.1],
  MP: [1, 5, 14.1, 20.6, 144.8, 146.1],
  MX: [32, 4000, 14.5, 32.8, -118.5, -86.7],
  NI: [17, 150, 10.7, 15.1, -87.7, -82.6],
  PA: [14, 400, 7.1, 9.7, -83.1, -77.1],
  PE: [26, 1700, -18.4, 0, -81.4, -68.6],
  PR: [1, 200, 17.8, 18.6, -68, -65.2],
  PY: [18, 150, -27.7, -19.2, -62.7, -54.2],
  SV: [14, 95, 13.1, 14.5, -90.2, -87.6],
  US: [51, 11000, 18.9, 71.5, -176.7, -66.9],
  UY: [19, 130, -35.1, -30, -58.5, -53],
  VE: [25, 400, 0.6, 12.3, -73.4, -59.7],
  VI: [1, 4, 17.6, 18.5, -65.2, -64.5],
}

/** Well-known cities with coordinates written by hand. */
const LANDMARKS: [string, string, number, number][] = [
  ['MX-JAL', 'Guadalajara', 20.67, -103.35],
  ['MX-CMX', 'Ciudad de México', 19.43, -99.13],
  ['ES-SE', 'Sevilla', 37.39, -5.99],
  ['ES-GU', 'Guadalajara', 40.63, -3.17],
  ['ES-M', 'Madrid', 40.42, -3.7],
  ['CO-ANT', 'Medellín', 6.25, -75.57],
  ['AR-X', 'Córdoba', -31.41, -64.18],
  ['AR-C', 'Buenos Aires', -34.6, -58.38],
  ['CL-RM', 'Santiago', -33.45, -70.66],
  ['PE-CUS', 'Cusco', -13.52, -71.97],
  ['PE-LMA', 'Lima', -12.05, -77.03],
  ['VE-A', 'Caracas', 10.49, -66.88],
  ['CU-03', 'La Habana', 23.13, -82.38],
  ['DO-01', 'Santo Domingo', 18.48, -69.9],
  ['PA-8', 'Ciudad de Panamá', 8.98, -79.52],
  ['US-TX', 'San Antonio', 29.42, -98.49],
  ['US-FL', 'Miami', 25.77, -80.19],
  ['US-PR', 'Ponce', 18.01, -66.61],
]

/** Truly in a spur of their state, with nearer cities of another one on all sides. */
const SPURS = new Set(['ES-GI/Viladrau', 'ES-LO/Alfaro', 'MX-ZAC/Monte Escobedo', 'US-MD/Oakland'])

describe('countries', () => {
  test('are the 249 of ISO 3166-1, each once, in code order', () => {
    const codes = countries.map((c) => c.code)
    expect(codes).toHaveLength(249)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes.filter((c) => !/^[A-Z]{2}$/.test(c))).toEqual([])
  })

  test('have their usual names in Spanish and English', () => {
    const name = (code: string) => countries.filter((c) => c.code === code).map((c) => [c.es, c.en])[0]
    expect(name('ES')).toEqual(['España', 'Spain'])
    expect(name('MX')).toEqual(['México', 'Mexico'])
    expect(name('US')).toEqual(['Estados Unidos', 'United States'])
    expect(name('VA')).toEqual(['Ciudad del Vaticano', 'Vatican City'])
    expect(name('GQ')).toEqual(['Guinea Ecuatorial', 'Equatorial Guinea'])
    expect(name('CI')?.[0]).toBe('Costa de Marfil')
    expect(countries.filter((c) => c.es.length < 3 || c.en.length < 3)).toEqual([])
  })
})

describe('states', () => {
  test('have unique codes and names, and a country', () => {
    expect(repeated(states.map((s) => s.code))).toEqual([])
    expect(repeated(states.map((s) => `${s.country}/${s.name}`))).toEqual([])
    const known = new Set(countries.map((c) => c.code))
    expect(states.filter((s) => !known.has(s.country))).toEqual([])
  })

  test('carry the ISO 3166-2 code of their country, or of the United States for its territories', () => {
    const codeOf = (s: State) =>
      ['AS', 'GU', 'MP', 'PR', 'VI'].includes(s.country) ? `US-${s.country}` : undefined
    const wrong = states.filter((s) =>
      codeOf(s) ? s.code !== codeOf(s) : !s.code.startsWith(`${s.country}-`),
    )
    expect(wrong).toEqual([])
  })

  test.each(Object.entries(EXPECTED))('of %s are complete', (country, [count]) => {
    expect(states.filter((s) => s.country === country)).toHaveLength(count)
  })

  test('go by their usual names', () => {
    const name = (code: string) => states.find((s) => s.code === code)?.name
    expect(name('MX-MEX')).toBe('Estado de México')
    expect(name('MX-VER')).toBe('Veracruz')
    expect(name('MX-SLP')).toBe('San Luis Potosí')
    expect(name('CL-AI')).toBe('Aysén')
    expect(name('ES-MA')).toBe('Málaga')
    expect(name('ES-O')).toBe('Asturias')
    expect(name('AR-N')).toBe('Misiones')
    expect(name('US-NY')).toBe('New York')
  })
})

describe('cities', () => {
  test('stand in a state that ships', () => {
    expect(cities.filter((c) => !countryOfState.has(c.state))).toEqual([])
  })

  test('are told apart by state and name, the key of the loader, even without accents', () => {
    expect(repeated(cities.map((c) => `${c.state}/${fold(c.name)}`))).toEqual([])
  })

  test('leave no state empty but the comarca that GeoNames does not know yet', () => {
    const used = new Set(cities.map((c) => c.state))
    expect(states.filter((s) => !used.has(s.code)).map((s) => s.code)).toEqual(['PA-NT'])
  })

  test('have clean names', () => {
    const clean = /^[\p{Lu}\d][\p{L}\d .,'/()-]*[\p{L}\d.)]$/u
    const odd = (c: City) => !clean.test(c.name) || / {2}/.test(c.name) || c.name !== c.name.normalize('NFC')
    expect(cities.filter(odd)).toEqual([])
    const notSpanish = /\b(City|Village|village|municipality|District|Mexico|Havana|Jose|Maria|Garcia|Rio)\b/
    const spanish = cities.filter((c) => !/^(US-(?!PR)|ES-(B|GI|L|PM|T)$)/.test(c.state))
    expect(spanish.filter((c) => notSpanish.test(c.name))).toEqual([])
  })

  test.each(Object.entries(EXPECTED))(
    'of %s are many and lie within it',
    (country, [, least, s, n, w, e]) => {
      const here = cities.filter((c) => countryOfState.get(c.state) === country)
      expect(here.length).toBeGreaterThanOrEqual(least)
      const outside = here.filter((c) => {
        const [latitude, longitude] = [Number(c.latitude), Number(c.longitude)]
        return !(latitude >= s && latitude <= n && longitude >= w && longitude <= e)
      })
      expect(outside).toEqual([])
      expect(
        here.filter((c) => !/^-?\d+\.\d{4}$/.test(c.latitude) || !/^-?\d+\.\d{4}$/.test(c.longitude)),
      ).toEqual([])
    },
  )

  test('include the capital and the seats of dioceses of each state', () => {
    const names = new Set(cities.map((c) => `${c.state}/${c.name}`))
    expect(seats.length).toBeGreaterThan(800)
    expect(seats.filter((seat) => !names.has(`${seat.state}/${seat.name}`))).toEqual([])
    const covered = new Set(seats.map((seat) => seat.state))
    expect(states.filter((s) => !covered.has(s.code)).map((s) => s.code)).toEqual(['PA-NT'])
  })

  test.each(LANDMARKS)('%s has %s where it really is', (state, name, latitude, longitude) => {
    const city = cities.find((c) => c.state === state && c.name === name)
    expect(Math.abs(Number(city?.latitude) - latitude)).toBeLessThan(0.05)
    expect(Math.abs(Number(city?.longitude) - longitude)).toBeLessThan(0.05)
  })

  test('do not lie amid the cities of another state', () => {
    const cells = new Map<string, { key: string; state: string; country: string; y: number; x: number }[]>()
    const all = cities.map((c) => ({
      key: `${c.state}/${c.name}`,
      state: c.state,
      country: countryOfState.get(c.state) ?? '',
      y: Number(c.latitude),
      x: Number(c.longitude),
    }))
    const cell = (country: string, y: number, x: number) => `${country} ${Math.floor(y)} ${Math.floor(x)}`
    for (const c of all) {
      const key = cell(c.country, c.y, c.x)
      const inCell = cells.get(key)
      if (inCell) inCell.push(c)
      else cells.set(key, [c])
    }
    const steps = [-1, 0, 1]
    const amid = all.filter((c) => {
      const near = steps.flatMap((dy) =>
        steps.flatMap((dx) => cells.get(cell(c.country, c.y + dy, c.x + dx)) ?? []),
      )
      const away = (other: (typeof all)[number]) => (other.y - c.y) ** 2 + (other.x - c.x) ** 2
      const own = Math.min(...near.filter((o) => o !== c && o.state === c.state).map(away))
      const nearest = near
        .filter((o) => o.state !== c.state && away(o) < own)
        .sort((a, b) => away(a) - away(b))
        .slice(0, 6)
      const around = new Set(nearest.map((o) => `${o.y > c.y} ${o.x > c.x}`)).size === 4
      return nearest.length === 6 && around && nearest.every((o) => o.state === nearest[0]?.state)
    })
    expect(amid.map((c) => c.key).filter((key) => !SPURS.has(key))).toEqual([])
  })
})

describe('the files', () => {
  test('are in the order that keeps their history readable', () => {
    const keys = cities.map((c) => `${c.state}\t${fold(c.name)}\t${c.name}`)
    expect(keys.findIndex((key, i) => i > 0 && key < (keys[i - 1] ?? ''))).toBe(-1)
    const codes = states.map((s) => `${s.country}\t${s.code}`)
    expect(codes).toEqual([...codes].sort())
  })

  test('stay small enough to load at the first start', () => {
    expect(readFileSync(new URL('cities.csv', import.meta.url)).length).toBeLessThan(1_500_000)
  })
})

function read<Row>(file: string): Row[] {
  return parse<Row>(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

function repeated(keys: string[]): string[] {
  const seen = new Set<string>()
  return keys.filter((key) => seen.has(key) || !seen.add(key))
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
