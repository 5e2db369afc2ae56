import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { startPostgres } from '#tests/postgres.ts'
import { serve, type Served } from './process.ts'

const secret = 'a secret that is only for benches, 0123456789'

/** The product as it is started in production, with its shipped content, on one of its two databases. */
export type Product = Served & {
  /** How it was started. */
  env: Record<string, string>
}

/**
 * Starts the product on the embedded database in a fresh folder. Its log is kept to warnings, since a bare server
 * writes none; `LOG_LEVEL=info npm run bench …` measures with it.
 */
export async function startEmbedded(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'pray-bench-'))
  const product = await start({ DATA_DIR: folder })
  return {
    ...product,
    async stop() {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the product on a real PostgreSQL of its own. */
export async function startOnPostgres(): Promise<Product & { database: string }> {
  const server = await startPostgres()
  try {
    await server.create('bench')
    const database = server.url('bench')
    const product = await start({ DATABASE_URL: database })
    return {
      ...product,
      database,
      async stop() {
        await product.stop()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function start(where: Record<string, string>): Promise<Product> {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    SECRET: secret,
    DEMO: 'off',
    TIME_ZONE: 'America/Mexico_City',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...where,
  }
  return { ...(await serve('server/main.ts', env)), env }
}

/** The headers of a member who is logged in: what such a caller reads is never kept, so it comes from the database. */
export async function member(): Promise<Record<string, string>> {
  const token = await new SignJWT({ role: 'member' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(secret))
  return { authorization: `Bearer ${token}` }
}
