import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest schema: runs the migrations that it has not had yet, in order, each in one
 * transaction with its mark. Of many processes that start together one does it while the others wait.
 *
 * @returns the names of the migrations that this call ran
 * @throws Error when a migration fails (nothing of it stays) or when the database is newer than this code
 */
export function migrate(database: Database): Promise<string[]> {
  return database.alone(async (run) => {
    await run(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now()
    )`)
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db)
    const applied = new Set(rows.map((row) => row.name))
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const unknown = [...applied].filter((name) => !files.includes(name))
    if (unknown.length > 0) {
      throw new Error(
        `The database is newer than this version of the product: it has had ${unknown.join(', ')}.`,
      )
    }
    const pending = files.filter((name) => !applied.has(name))
    for (const name of pending) {
      const script = readFileSync(new URL(name, folder), 'utf8')
      try {
        await run(`begin;\n${script}\n; insert into migrations (name) values ('${name}'); commit;`)
      } catch (error) {
        await run('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
    }
    return pending
  })
}
