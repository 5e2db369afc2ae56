import fc from 'fast-check'
import { sql } from 'kysely'
import type { TObject, TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#contract/access.ts'
import { addressOf, census, examples } from './examples.ts'
import { startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The same calls each time; `FUZZ_SEED=7 npm test` tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 1)

/** Values that have broken programs before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '9'.repeat(30),
  'NaN',
  'null',
  'true',
  '%',
  '_',
  "'",
  '"',
  '\\',
  '\u0000',
  '../../etc/passwd',
  '<script>',
  '\u202E',
  '👩‍👩‍👧',
  'a'.repeat(5_000),
  '2026-02-30',
  '2026-12-25',
  '9999-99-99',
  '0000-00-00',
  '-date',
  'id,id,id',
  'constructor',
  '__proto__',
  '{{7*7}}',
  '; drop table countries; --',
)

/** Values for a schema: mostly of its kind, some of them beyond its bounds. */
function near(schema: TSchema): fc.Arbitrary<unknown> {
  const { type, enum: words, format } = schema as { type?: string; enum?: string[]; format?: string }
  if (words) return fc.oneof(fc.constantFrom(...words), nasty)
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.double(), nasty)
  if (format === 'date')
    return fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
      nasty,
    )
  if (type === 'boolean') return fc.oneof(fc.boolean(), nasty)
  return fc.oneof(fc.string({ unit: 'grapheme' }), nasty)
}

const properties = (schema: TObject | undefined) =>
  Object.entries((schema?.properties ?? {}) as Record<string, TSchema>)

const record = (schema: TObject | undefined) =>
  fc.record(Object.fromEntries(properties(schema).map(([name, property]) => [name, near(property)])), {
    requiredKeys: [],
  })

/** Every row of the database, as one number. */
async function state(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select string_agg(relname || (xpath('/row/n/text()', query_to_xml('select count(*) || md5(coalesce(sum(hashtextextended(t::text, 0)), 0)::text) as n from ' || quote_ident(relname) || ' t', false, true, '')))[1]::text, ' ' order by relname) as state
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(app.database.db)
  return rows[0]!.state
}

describe.each(census)('$operation', ({ operation, endpoint }) => {
  test('whatever it is given: no failure, a problem for each refusal, no change after one', async () => {
    const example = await examples[operation]!(app.app)
    const tokens = await Promise.all(roles.map((role) => app.as(role)))
    const before = endpoint.method === 'GET' ? '' : await state()
    await fc.assert(
      fc.asyncProperty(
        record(endpoint.query),
        fc.option(record(endpoint.params), { nil: undefined }),
        endpoint.body ? fc.oneof(record(endpoint.body as TObject), fc.jsonValue()) : fc.constant(undefined),
        fc.constantFrom(...tokens),
        fc.constantFrom('es', 'en', '', '*', 'q=;,;', 'en;q=2'),
        async (query, params, data, authorization, language) => {
          const address = addressOf(endpoint.path, { ...example.params, ...(params as object) })
          const search = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [name, String(value)]),
          )
          const { status, headers, body } = await app.call(endpoint.method, `${address}?${search}`, {
            headers: { ...authorization, 'accept-language': language },
            ...(data !== undefined && {
              payload: JSON.stringify(data),
              headers: { ...authorization, 'content-type': 'application/json' },
            }),
          })
          expect(status).toBeLessThan(500)
          if (status < 400) return
          expect(headers['content-type']).toBe('application/problem+json')
          expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
          if (before) expect(await state()).toBe(before)
        },
      ),
      { numRuns: endpoint.method === 'GET' ? 60 : 40, seed },
    )
  })
})
