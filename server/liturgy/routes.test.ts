import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiturgicalDay } from '#contract/liturgy.ts'
import { startApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('today', () => {
  test('works: the day of the community, in Spanish and English', async () => {
    const { status, body } = await app.get('/api/liturgy/today/')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      date: '2026-07-19',
      season: 'ordinary_time',
      season_name: 'Tiempo Ordinario',
      week: 16,
      title: 'Domingo XVI del Tiempo Ordinario',
      colour: 'green',
      rank: 'sunday',
      is_holy_day_of_obligation: true,
      rosary_mysteries: 'glorious',
      sunday_cycle: 'A',
    })
    expect((await app.get('/api/liturgy/today/?lang=en')).body).toMatchObject({
      title: 'Sixteenth Sunday in Ordinary Time',
      season_name: 'Ordinary Time',
    })
  })

  test('refuses nonsense: what it does not know it does not read', async () => {
    expect((await app.get('/api/liturgy/today/?date=2020-01-01')).body.date).toBe('2026-07-19')
    expect((await app.call('POST', '/api/liturgy/today/')).status).toBe(405)
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/liturgy/today/', await app.as('member'))).status).toBe(200)
    expect((await app.get('/api/liturgy/today/', { authorization: 'Bearer x' })).status).toBe(401)
  })
})

describe('show', () => {
  test('works: any date', async () => {
    expect((await app.get('/api/liturgy/2026-12-25/')).body).toMatchObject({
      title: 'Natividad del Señor',
      colour: 'white',
    })
    expect((await app.get('/api/liturgy/2026-12-13')).body.colour).toBe('rose')
  })

  test('works: in the calendar that the community keeps', async () => {
    const mexico = await startApp({ liturgicalCalendar: 'mexico' })
    const guadalupe = '/api/liturgy/2026-12-12/'
    expect((await mexico.get(guadalupe)).body).toMatchObject({ rank: 'solemnity', colour: 'white' })
    expect((await app.get(guadalupe)).body.rank).not.toBe('solemnity')
    await mexico.close()
  })

  test('refuses nonsense: days that there are not', async () => {
    for (const date of ['2026-02-30', 'mañana', '1969-12-31', '2201-01-01', '20261225']) {
      expect((await app.get(`/api/liturgy/${encodeURIComponent(date)}/`)).status).toBe(404)
    }
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/liturgy/2026-12-25/', await app.as('admin'))).status).toBe(200)
  })
})

describe('list', () => {
  const dates = (body: { results: LiturgicalDay[] }) => body.results.map((day) => day.date)

  test('works: the week that begins today, or any span', async () => {
    const { body } = await app.get('/api/liturgy/')
    expect([body.count, dates(body)[0], dates(body)[6]]).toEqual([7, '2026-07-19', '2026-07-25'])
    const lent = (await app.get('/api/liturgy/?date__gte=2026-12-30&date__lte=2027-01-02&ordering=-date'))
      .body
    expect(dates(lent)).toEqual(['2027-01-02', '2027-01-01', '2026-12-31', '2026-12-30'])
    expect(
      (await app.get('/api/liturgy/?date__gte=2026-01-01&date__lte=2026-01-31&page=4')).body,
    ).toMatchObject({
      count: 31,
      next: null,
      results: [{ date: '2026-01-31' }],
    })
    expect((await app.get('/api/liturgy/?date__gte=2026-02-01&date__lte=2026-01-01')).body).toMatchObject({
      count: 0,
      results: [],
    })
  })

  test('refuses nonsense: endless spans and years outside of the calendar', async () => {
    const { status, body } = await app.get('/api/liturgy/?date__gte=2026-01-01&date__lte=2027-01-01', {
      'accept-language': 'en',
    })
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'date__lte', message: 'Ask for 100 days at most.' }],
    ])
    expect((await app.get('/api/liturgy/?date__gte=1960-01-01&date__lte=1960-01-02')).status).toBe(400)
    expect((await app.get('/api/liturgy/?date__gte=hoy')).status).toBe(400)
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get('/api/liturgy/', await app.as('member'))).status).toBe(200)
  })
})
