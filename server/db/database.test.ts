import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { copyDatabase } from '#tests/harness.ts'
import { administer } from '#tests/postgres.ts'
import { loadContent } from '../content.ts'
import { openServer, type Database } from './database.ts'
import { FolderError, lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { ship } from './shipped.ts'
import { tables } from './tables.ts'

let database: Database
beforeAll(async () => {
  database = await copyDatabase()
})
afterAll(() => database.close())

const count = async (table: 'cities' | 'daily_verses') =>
  (
    await database.db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('row types', () => {
  test('are those of the migrated database, column by column', async () => {
    const { rows } = await sql<{ t: string; c: string; type: string; nullable: boolean; filled: boolean }>`
      select table_name as t, column_name as c, udt_name as type, is_nullable = 'YES' as nullable,
        is_identity = 'YES' or column_default is not null as filled
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'`.execute(database.db)
    const actual: Record<string, Record<string, string>> = {}
    for (const { t, c, type, nullable, filled } of rows) {
      const table = (actual[t] ??= {})
      table[c] = `${type}${nullable ? ' null' : ''}${filled ? ' default' : ''}`
    }
    expect(actual).toEqual(tables)
  })

  test('every table tells of its changes, so that no reply kept in memory outlives them', async () => {
    const { rows } = await sql<{ name: string }>`
      select event_object_table as name from information_schema.triggers
      where action_statement like '%announce_change%' group by 1`.execute(database.db)
    const told = rows.map((row) => row.name)
    expect(told.toSorted()).toEqual(
      Object.keys(tables)
        .filter((name) => name !== 'shipped_content')
        .toSorted(),
    )
  })
})

describe('migrations', () => {
  test('run once', async () => {
    expect(await migrate(database)).toEqual([])
  })

  test('refuse a database that is newer than the code', async () => {
    await sql`insert into migrations (name) values ('9999_future.sql')`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow(
      'newer than this version of the product: it has had 9999_future.sql',
    )
    await sql`delete from migrations where name = '9999_future.sql'`.execute(database.db)
  })

  test.runIf(process.env.ENGINE === 'postgres')(
    'ten processes at once migrate and load one empty database',
    async () => {
      const url = inject('prepared').replace('/prepared', '/ten')
      await administer(inject('prepared').replace('/prepared', '/postgres'), 'create database ten')
      const processes = Array.from({ length: 10 }, () => openServer(url, () => undefined))
      const ran = await Promise.all(
        processes.map(async (one) => {
          const names = await migrate(one)
          await loadContent(one)
          return names.length
        }),
      )
      expect(ran.filter((names) => names > 0)).toHaveLength(1)
      const verses = await processes[0]!.db.selectFrom('daily_verses').select('id').execute()
      expect(verses).toHaveLength(366)
      await Promise.all(processes.map((one) => one.close()))
    },
  )
})

describe('shipped content', () => {
  test('is there, and loading it again changes nothing', async () => {
    const before = [await count('daily_verses'), await count('cities')]
    expect(before[0]).toBe(366)
    await sql`delete from shipped_content where table_name = ''`.execute(database.db)
    await loadContent(database)
    expect([await count('daily_verses'), await count('cities')]).toEqual(before)
  })

  test('brings news, keeps what staff edited, and leaves away what they removed', async () => {
    const row = (key: string, name: string) => ({
      key,
      columns: { code: key, translations: { es: { name }, en: { name } } },
    })
    const nameOf = async (code: string) =>
      (
        await database.db
          .selectFrom('countries')
          .select(sql<string>`translations->'es'->>'name'`.as('name'))
          .where('code', '=', code)
          .executeTakeFirst()
      )?.name

    expect(
      await ship(
        database.db,
        'countries',
        ['XA', 'XB', 'XC'].map((key) => row(key, 'first')),
      ),
    ).toEqual({ added: 3, updated: 0 })
    await sql`update countries set translations = '{"es": {"name": "ours"}}', edited_at = now() where code = 'XB'`.execute(
      database.db,
    )
    await sql`delete from countries where code = 'XC'`.execute(database.db)

    const next = ['XA', 'XB', 'XC', 'XD'].map((key) => row(key, 'second'))
    expect(await ship(database.db, 'countries', next)).toEqual({ added: 1, updated: 1 })
    expect(await Promise.all(['XA', 'XB', 'XC', 'XD'].map(nameOf))).toEqual([
      'second',
      'ours',
      undefined,
      'second',
    ])
    expect(await ship(database.db, 'countries', next)).toEqual({ added: 0, updated: 0 })
  })
})

describe('instants', () => {
  test('leave the database as ISO 8601 in UTC, counts as numbers', async () => {
    const { rows } =
      await sql`select '2026-07-19 12:00:00.5-06'::timestamptz as at, count(*) as n, 1.5::numeric as cost, '2026-07-19'::date as day`.execute(
        database.db,
      )
    expect(rows).toEqual([{ at: '2026-07-19T18:00:00.500Z', n: 1, cost: 1.5, day: '2026-07-19' }])
  })
})

describe('the data folder', () => {
  test('belongs to one process; a mark of one that is gone is taken over', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pray-lock-'))
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderError)
    expect(() => lockFolder(folder)).toThrow('in use by another process')
    release()
    await writeFile(join(folder, 'process'), '4194300 123')
    const again = lockFolder(folder)
    expect(await readFile(join(folder, 'process'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    again()
    // The same number, given to another process since (containers begin at 1 each time).
    await writeFile(join(folder, 'process'), `${process.pid} 1`)
    lockFolder(folder)()
    await rm(folder, { recursive: true })
  })
})
