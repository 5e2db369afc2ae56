import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const base = '/api/main/configuration/'

describe('list', () => {
  test('works: every public setting by key and value', async () => {
    const { status, body } = await app.get(base)
    expect(status).toBe(200)
    expect(body.count).toBe(body.results.length)
    expect(
      Object.fromEntries(
        body.results.map((entry: { key: string; value: string }) => [entry.key, entry.value]),
      ),
    ).toMatchObject({
      site_name: 'Pray',
      time_zone: 'America/Mexico_City',
      locales: 'es,en',
      liturgical_calendar: 'general-roman',
    })
  })

  test('works: what staff have set goes before, and is seen at once', async () => {
    await app.get(base)
    await app.database.db
      .insertInto('configuration')
      .values({ key: 'site_name', value: 'San José' })
      .execute()
    await expect
      .poll(async () =>
        (await app.get(base)).body.results.find((entry: { key: string }) => entry.key === 'site_name'),
      )
      .toEqual({ id: 1, key: 'site_name', value: 'San José' })
  })

  test('works: ordered and paged', async () => {
    const { body } = await app.get(`${base}?ordering=-key&page_size=2`)
    const keys = body.results.map((entry: { key: string }) => entry.key)
    expect(keys).toEqual(keys.toSorted().toReversed())
    expect(body.next).toContain('page=2')
  })

  test('refuses nonsense', async () => {
    const { status, body } = await app.get(`${base}?ordering=value`)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ field: 'ordering', message: 'Se puede ordenar por: id, key.' }])
  })

  test('respects access: never a secret', async () => {
    const { text } = await app.get(base)
    expect(text).not.toContain('secret')
  })
})

describe('show', () => {
  test('works', async () => {
    expect((await app.get(`${base}3/`)).body).toEqual({
      id: 3,
      key: 'time_zone',
      value: 'America/Mexico_City',
    })
  })
  test('refuses nonsense', async () => {
    expect((await app.get(`${base}9999/`)).status).toBe(404)
    expect((await app.get(`${base}site_name/`)).status).toBe(404)
  })
  test('respects access: everybody may read', async () => {
    expect((await app.get(`${base}1/`, await app.as('admin'))).status).toBe(200)
  })
})
