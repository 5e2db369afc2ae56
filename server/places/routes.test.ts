import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { City, Country, State } from '#contract/places.ts'
import { startApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const country = async (code: string): Promise<Country> => {
  const pages = await Promise.all([1, 2, 3].map((page) => app.get(`/api/main/countries/?page=${page}`)))
  return pages.flatMap(({ body }) => body.results).find((one: Country) => one.code === code)
}

describe('countries', () => {
  test('works: by name in each language, a hundred on a page', async () => {
    const { body } = await app.get('/api/main/countries/')
    expect(body.count).toBeGreaterThan(240)
    expect(body.results).toHaveLength(100)
    expect(body.results[0].name).toBe('Afganistán')
    expect((await app.get('/api/main/countries/?search=estados%20unidos')).body.results[0].code).toBe('US')
    expect((await app.get('/api/main/countries/?search=united%20states&lang=en')).body.results[0].name).toBe(
      'United States',
    )
    expect((await app.get('/api/main/countries/?search=peru')).body.results).toMatchObject([
      { name: 'Perú', code: 'PE' },
    ])
  })

  test('works: one by its id', async () => {
    const mexico = await country('MX')
    expect((await app.get(`/api/main/countries/${mexico.id}/`)).body).toEqual(mexico)
    expect((await app.get(`/api/main/countries/${mexico.id}/?lang=en`)).body.name).toBe('Mexico')
  })

  test('refuses nonsense: wildcards are only characters', async () => {
    expect((await app.get('/api/main/countries/?search=%25')).body.count).toBe(0)
    expect((await app.get('/api/main/countries/?search=_')).body.count).toBe(0)
    expect((await app.get(`/api/main/countries/?search=${'a'.repeat(201)}`)).status).toBe(400)
    expect((await app.get('/api/main/countries/?search=%00')).status).toBe(400)
    expect((await app.get('/api/main/countries/999999/')).status).toBe(404)
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/main/countries/', await app.as('member'))).status).toBe(200)
  })
})

describe('states', () => {
  test('works: of a country', async () => {
    const mexico = await country('MX')
    const { body } = await app.get(`/api/main/states/?country=${mexico.id}`)
    expect(body.count).toBe(32)
    expect(body.results.every((state: State) => state.country === mexico.id)).toBe(true)
    expect(body.results.map((state: State) => state.name)).toContain('Jalisco')
    const [found] = (await app.get('/api/main/states/?search=michoacan')).body.results
    expect((await app.get(`/api/main/states/${found.id}/`)).body).toEqual(found)
  })

  test('refuses nonsense', async () => {
    const { status, body } = await app.get('/api/main/states/?country=mx')
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'country', message: 'Debe ser un número entero.' }],
    ])
    expect((await app.get('/api/main/states/999999/')).status).toBe(404)
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/main/states/', await app.as('moderator'))).status).toBe(200)
  })
})

describe('cities', () => {
  test('works: by state, by country, by words without accents', async () => {
    const colombia = await country('CO')
    const [antioquia] = (await app.get(`/api/main/states/?country=${colombia.id}&search=antioquia`)).body
      .results
    const inState = (await app.get(`/api/main/cities/?state=${antioquia.id}&search=medellin`)).body.results
    expect(inState[0]).toMatchObject({ name: 'Medellín', state: antioquia.id })
    const inCountry = (await app.get(`/api/main/cities/?state__country=${colombia.id}&page_size=100`)).body
    expect(inCountry.count).toBeGreaterThan(300)
    const everywhere = (await app.get('/api/main/cities/?search=guadalajara')).body.results as City[]
    expect(everywhere.length).toBeGreaterThan(1)
    expect((await app.get(`/api/main/cities/${everywhere[0]!.id}/`)).body).toEqual(everywhere[0])
  })

  test('works: pages neither repeat nor skip a city, though many share a name', async () => {
    const seen = new Set<number>()
    let url: string | null = '/api/main/cities/?search=san%20jose&page_size=20'
    let count = 0
    while (url) {
      const { body }: { body: { count: number; next: string | null; results: City[] } } = await app.get(url)
      count = body.count
      for (const city of body.results) seen.add(city.id)
      url = body.next && body.next.replace('http://pray.test', '')
    }
    expect(count).toBeGreaterThan(20)
    expect(seen.size).toBe(count)
  })

  test('refuses nonsense', async () => {
    expect((await app.get('/api/main/cities/?state=0')).status).toBe(400)
    expect((await app.get('/api/main/cities/?state=99999999999')).status).toBe(400)
    expect((await app.get('/api/main/cities/?ordering=latitude')).status).toBe(400)
    expect((await app.get('/api/main/cities/999999999/')).status).toBe(404)
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/main/cities/', await app.as('editor'))).status).toBe(200)
  })
})
