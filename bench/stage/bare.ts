// A process with nothing but Fastify: it asks the product once for each of its answers and then gives the same bytes
// with the same headers. What the product does beyond this is what a bench measures.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { ask } from './answer.ts'
import { serve, type Served } from './process.ts'

/** What a bare server answers at a path. */
export type BareRoute = {
  path: string
  /** Where it takes its answer from, once. */
  from: string
  headers?: Record<string, string>
  /** A statement to run first, by hand through `pg`; the row goes out as JSON in place of the body. */
  statement?: { database: string; text: string; values: string[] }
}

/** Starts a bare server in a process of its own. */
export function startBare(routes: BareRoute[]): Promise<Served> {
  return serve('bench/stage/bare.ts', { ROUTES: JSON.stringify(routes) })
}

/** The headers that any server writes by itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

async function listen(routes: BareRoute[]): Promise<void> {
  const app = Fastify()
  for (const { path, from, headers: asked, statement } of routes) {
    const { headers: answered, body } = await ask(from, asked)
    const headers = Object.entries(answered).filter(([name]) => !ownHeaders.has(name))
    const pool = statement && new pg.Pool({ connectionString: statement.database, max: 10 })
    app.get(path, async (_, reply) => {
      for (const [name, value] of headers) reply.header(name, value)
      if (!pool) return reply.send(body)
      const { rows } = await pool.query(statement.text, statement.values)
      return reply.send(JSON.stringify(rows[0]))
    })
    app.addHook('onClose', () => pool?.end())
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
  console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
}

if (import.meta.main) await listen(JSON.parse(process.env.ROUTES ?? '[]') as BareRoute[])
