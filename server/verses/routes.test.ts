import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const base = '/api/daily-verses/verses/'

describe('today', () => {
  test('works: the verse of the day in the community’s time zone, in Spanish', async () => {
    const { status, headers, body } = await app.get(`${base}today/`)
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('es')
    expect(body).toMatchObject({ date: '07-19', translation: 'Traducción propia de la Vulgata Clementina' })
    expect(body.text.length).toBeGreaterThan(20)
    expect(body.reference).toMatch(/^\S.* \d+( \(\d+\))?, \d+(-\d+)?$/)
  })

  test('works: in English when asked for by header or by ?lang=', async () => {
    const header = await app.get(`${base}today/`, { 'accept-language': 'en-US,en;q=0.9' })
    const query = await app.get(`${base}today/?lang=en`)
    expect(header.body.translation).toBe('Douay-Rheims (Challoner)')
    expect(header.headers['content-language']).toBe('en')
    expect(query.body).toEqual(header.body)
    expect(header.body.reference).toMatch(/^\S.* \d+( \(\d+\))?:\d+(–\d+)?$/)
  })

  test('works: another day, 29 February too', async () => {
    expect((await app.get(`${base}today/?date=2024-02-29`)).body.date).toBe('02-29')
    expect((await app.get(`${base}today/?date=2026-12-25`)).body).toMatchObject({ book: 'John', chapter: 1 })
  })

  test('works: the day begins at midnight of the community, not of Greenwich', async () => {
    const late = await startApp({}, () => new Date('2026-07-20T05:59:00Z'))
    const early = await startApp({}, () => new Date('2026-07-20T06:01:00Z'))
    expect((await late.get(`${base}today/`)).body.date).toBe('07-19')
    expect((await early.get(`${base}today/`)).body.date).toBe('07-20')
    await Promise.all([late.close(), early.close()])
  })

  test('works: a verse for one date goes before that of the yearly cycle, and is seen at once', async () => {
    expect((await app.get(`${base}today/?date=2027-03-04`)).body.date).toBe('03-04')
    await app.database.db
      .insertInto('daily_verses')
      .values({
        date: '2027-03-04',
        book: 'Ps',
        chapter: 22,
        verse_start: 1,
        verse_end: 1,
        translations:
          sql`'{"es": {"text": "El Señor me guía.", "translation": "De la parroquia"}}'::jsonb` as never,
      })
      .execute()
    await expect
      .poll(async () => (await app.get(`${base}today/?date=2027-03-04`)).body)
      .toMatchObject({
        date: '2027-03-04',
        text: 'El Señor me guía.',
        reference: 'Salmo 22 (23), 1',
        reflection: null,
      })
    // Its English is missing, so the Spanish answers.
    expect((await app.get(`${base}today/?date=2027-03-04&lang=en`)).body.text).toBe('El Señor me guía.')
    expect((await app.get(`${base}today/?date=2028-03-04`)).body.date).toBe('03-04')
  })

  test('refuses nonsense: dates that do not exist', async () => {
    for (const date of ['2026-02-30', '2026-13-01', 'ayer', '2026-1-1', '%00']) {
      const { status, body, headers } = await app.get(`${base}today/?date=${date}`)
      expect(status).toBe(400)
      expect(headers['content-type']).toBe('application/problem+json')
      expect(body.errors).toEqual([{ field: 'date', message: 'Escribe una fecha como 2026-12-25.' }])
    }
  })

  test('respects access: open to all, but not to a bad token', async () => {
    const { status, headers } = await app.get(`${base}today/`, { authorization: 'Bearer nonsense' })
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
  })
})

describe('list', () => {
  test('works: the whole year, page by page, none twice', async () => {
    const dates: string[] = []
    let url: string | null = `${base}?page_size=100`
    while (url) {
      const { body } = await app.get(url)
      expect(body.count).toBeGreaterThanOrEqual(366)
      dates.push(...body.results.map((verse: { date: string }) => verse.date))
      url = body.next && new URL(body.next).pathname + new URL(body.next).search
    }
    const cycle = dates.filter((date) => date.length === 5)
    expect(new Set(cycle).size).toBe(366)
    expect(cycle).toEqual(cycle.toSorted())
  })

  test('works: ten on a page unless told, and the envelope keeps the filters', async () => {
    const { body } = await app.get(`${base}?page=2&ordering=-date&lang=en`)
    expect(body.results).toHaveLength(10)
    expect(body.next).toBe(`http://pray.test${base}?page=3&ordering=-date&lang=en`)
    expect(body.previous).toBe(`http://pray.test${base}?page=1&ordering=-date&lang=en`)
    expect((await app.get(base)).body.previous).toBeNull()
  })

  test('works: a page past the end is empty, a page size above the maximum is capped', async () => {
    const { status, body } = await app.get(`${base}?page=99999`)
    expect([status, body.results, body.next]).toEqual([200, [], null])
    expect((await app.get(`${base}?page_size=5000`)).body.results).toHaveLength(100)
  })

  test('refuses nonsense: pages below 1 and unknown orderings, one entry for each field', async () => {
    const { status, body } = await app.get(`${base}?page=0&page_size=x&ordering=text`, {
      'accept-language': 'en',
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'page', message: 'This must be 1 or more.' },
      { field: 'page_size', message: 'This must be a whole number.' },
      { field: 'ordering', message: 'You can order by: date, id.' },
    ])
  })

  test('refuses nonsense: a page without end is no page', async () => {
    for (const page of ['Infinity', '-Infinity', '1e400']) {
      const { status, body } = await app.get(`${base}?page=${page}`)
      expect([status, body.errors]).toEqual([400, [{ field: 'page', message: 'Debe ser un número entero.' }]])
    }
  })

  test('respects access: everybody may read', async () => {
    expect((await app.get(base, await app.as('member'))).status).toBe(200)
  })
})

describe('show', () => {
  test('works', async () => {
    const { body: today } = await app.get(`${base}today/`)
    expect((await app.get(`${base}${today.id}/`)).body).toEqual(today)
    expect((await app.get(`${base}${today.id}`)).body).toEqual(today)
  })

  test('refuses nonsense: what cannot exist is not found', async () => {
    for (const id of [
      '999999',
      '0',
      '-1',
      'abc',
      '1.5',
      '99999999999999999999',
      '%00',
      'Infinity',
      '-1e400',
    ]) {
      expect((await app.get(`${base}${id}/`)).status).toBe(404)
    }
  })

  test('respects access: everybody may read', async () => {
    const { body } = await app.get(`${base}today/`)
    expect((await app.get(`${base}${body.id}/`, await app.as('editor'))).body).toEqual(body)
  })
})

describe('picture', () => {
  test('works: a JPEG of each shape', async () => {
    const { body } = await app.get(`${base}today/`)
    for (const [format, width, height] of [
      ['square', 1080, 1080],
      ['story', 1080, 1920],
      ['card', 1200, 630],
    ] as const) {
      const { status, headers, bytes } = await app.get(
        `${base}${body.id}/picture/?format=${format}&colour=violet`,
      )
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
      expect(bytes.length).toBeLessThan(250_000)
      const again = await app.get(`${base}${body.id}/picture/?format=${format}&colour=violet`, {
        'if-none-match': String(headers.etag),
      })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
    }
  })

  test('refuses nonsense', async () => {
    const { body } = await app.get(`${base}today/`)
    const { status, body: problem } = await app.get(`${base}${body.id}/picture/?format=huge`)
    expect(status).toBe(400)
    expect(problem.errors).toEqual([{ field: 'format', message: 'Elige uno de estos: square, story, card.' }])
    expect((await app.get(`${base}999999/picture/`)).status).toBe(404)
  })

  test('respects access: everybody may have it', async () => {
    const { body } = await app.get(`${base}today/`)
    expect((await app.get(`${base}${body.id}/picture/`, await app.as('member'))).status).toBe(200)
  })
})
