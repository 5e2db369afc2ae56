import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** A handle to run statements with: the database itself or a transaction. Stores take the one they are given. */
export type Db = Kysely<Tables>

/** An open database, embedded or a PostgreSQL server. */
export type Database = {
  db: Db
  /**
   * Does work that only one process may do at a time (migrations, shipped content), under an advisory lock. `run`
   * executes a script of several statements on the connection that holds the lock.
   */
  alone<T>(work: (run: (script: string) => Promise<void>) => Promise<T>): Promise<T>
  /**
   * Calls back for every message on a channel (PostgreSQL LISTEN). `onGap` is called when messages may have been
   * missed because the connection was lost, and again once it stands.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: (listening: boolean) => void,
  ): Promise<void>
  close(): Promise<void>
}

// Any constant will do, as long as every process of this product uses the same.
const lock = 7_729_411

/** Instants leave the database as ISO 8601 in UTC, so that no row needs to be mapped on its way out. */
function instant(value: string): string {
  return new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}

const parsers = { 20: Number, 1082: String, 1184: instant, 1700: Number }

/**
 * Opens the embedded PostgreSQL (PGlite) in a folder, or in memory when the folder is null. Only one process may
 * have the folder open: see `folder-lock.ts`.
 */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    dataDir: folder === null ? undefined : join(folder, 'database'),
    extensions: { pg_trgm, unaccent },
    parsers,
    loadDataDir: snapshot,
  })
  await pglite.exec(`set time zone 'UTC'`)
  return {
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }),
    // The folder belongs to this process alone already.
    alone: (work) =>
      work(async (script) => {
        await pglite.exec(script)
      }),
    async listen(channel, onMessage, onGap) {
      await pglite.listen(channel, onMessage)
      onGap(true)
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}

/** The embedded database, which can also be copied. */
export type EmbeddedDatabase = Database & {
  /** The whole database as a tar archive, for backups and for tests that start from a prepared one. */
  dump(): Promise<Blob>
}

/** Opens a pool of connections to a PostgreSQL server. It survives a restart of the server. */
export function openServer(url: string, onError: (error: Error) => void): Database {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      parsers[oid as keyof typeof parsers] ?? pg.types.getTypeParser(oid, format),
  } as pg.CustomTypesConfig
  const options = {
    connectionString: url,
    types,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'pray',
  }
  const pool = new pg.Pool({ ...options, max: 10, statement_timeout: 20_000 })
  pool.on('error', onError)
  const listeners: { close(): Promise<void> }[] = []
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    async alone(work) {
      const client = new pg.Client(options)
      await client.connect()
      try {
        await client.query(`select pg_advisory_lock(${lock})`)
        return await work(async (script) => {
          await client.query(script)
        })
      } finally {
        await client.end()
      }
    },
    async listen(channel, onMessage, onGap) {
      listeners.push(await listen(options, channel, onMessage, onGap, onError))
    },
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()))
      await pool.end()
    },
  }
}

async function listen(
  options: pg.ClientConfig,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: (listening: boolean) => void,
  onError: (error: Error) => void,
) {
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = new pg.Client(options)
    let lost = false
    const retry = (error?: Error) => {
      if (lost || closed) return
      lost = true
      if (error) onError(error)
      onGap(false)
      timer = setTimeout(() => void connect(), 1_000)
    }
    next.on('error', retry)
    next.on('end', () => retry())
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = next
      onGap(true)
    } catch (error) {
      retry(error as Error)
    }
  }
  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
