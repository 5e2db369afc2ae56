import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { tables } from './tables.ts'

/** A table whose rows the product ships; it has `content_key` and `edited_at`. */
export type ShippedTable = {
  [Table in keyof typeof tables]: 'content_key' extends keyof (typeof tables)[Table] ? Table : never
}[keyof typeof tables]

/** A shipped row: a key that never changes between versions, and the columns. */
export type ShippedRow = { key: string; columns: Record<string, string | number | null | object> }

/**
 * Brings shipped rows into a table. It can be repeated: new rows are added, rows whose shipped form changed since
 * are updated unless staff edited them (`edited_at`), and rows that staff removed stay away. Rows no longer shipped
 * stay too, since others may refer to them.
 *
 * @returns how many rows were added and updated
 */
export async function ship(
  db: Db,
  table: ShippedTable,
  rows: ShippedRow[],
): Promise<{ added: number; updated: number }> {
  const digests = rows.map((row) => ({ key: row.key, digest: digestOf(row.columns) }))
  const known = await knownDigests(db, table)
  const news = rows.filter((_, index) => known.get(digests[index]!.key) !== digests[index]!.digest)
  if (news.length === 0) return { added: 0, updated: 0 }

  const target = sql.table(table)
  const names = Object.keys(news[0]!.columns)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const records = JSON.stringify(news.map((row) => ({ ...row.columns, content_key: row.key })))
  const source = sql`jsonb_populate_recordset(null::${target}, ${records}::jsonb)`
  return db.transaction().execute(async (trx) => {
    const updated = await sql`
      update ${target} as kept set (${columns}) = (${sql.join(names.map((name) => sql.ref(`news.${name}`)))})
      from ${source} as news
      where kept.content_key = news.content_key and kept.edited_at is null`.execute(trx)
    const added = await sql`
      insert into ${target} (content_key, ${columns})
      select content_key, ${columns} from ${source} as news
      where not exists (
        select from shipped_content where table_name = ${table} and key = news.content_key
      )
      on conflict do nothing`.execute(trx)
    await sql`
      insert into shipped_content (table_name, key, digest)
      select ${table}, key, digest from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as d (key text, digest text)
      on conflict (table_name, key) do update set digest = excluded.digest
      where shipped_content.digest <> excluded.digest`.execute(trx)
    return { added: Number(added.numAffectedRows ?? 0), updated: Number(updated.numAffectedRows ?? 0) }
  })
}

/**
 * Whether the files that a room ships are still those that this database has had, so that an ordinary start reads
 * nothing else. Remembers them when `done` is called.
 */
export async function unchanged(
  db: Db,
  name: string,
  files: string[],
): Promise<{ same: boolean; done(): Promise<void> }> {
  const digest = hash('sha256', files.join('\0'), 'base64url')
  const known = await db
    .selectFrom('shipped_content')
    .select('digest')
    .where('table_name', '=', '')
    .where('key', '=', name)
    .executeTakeFirst()
  return {
    same: known?.digest === digest,
    async done() {
      await db
        .insertInto('shipped_content')
        .values({ table_name: '', key: name, digest })
        .onConflict((conflict) => conflict.columns(['table_name', 'key']).doUpdateSet({ digest }))
        .execute()
    },
  }
}

async function knownDigests(db: Db, table: ShippedTable): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('shipped_content')
    .select(['key', 'digest'])
    .where('table_name', '=', table)
    .execute()
  return new Map(rows.map((row) => [row.key, row.digest]))
}

function digestOf(columns: ShippedRow['columns']): string {
  return hash('sha1', JSON.stringify(columns), 'base64url')
}
