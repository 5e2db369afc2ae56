import type { KyselyPlugin } from 'kysely'
import { buildApp } from '#server/app.ts'
import { openServer } from '#server/db/database.ts'
import { builtWeb, pages } from '#server/http/pages.ts'
import { readSettings } from '#server/settings.ts'
import { root } from './process.ts'
import type { Product } from './product.ts'

/** How many SQL statements a request costs: the first time, and when the same is asked again. */
export type Statements = { first: number; again: number }

/**
 * Counts the SQL statements of requests, each asked twice, on a second app over the product's own PostgreSQL. Every
 * statement goes through Kysely, so a plugin sees them all and the product need not count.
 */
export async function countStatements(
  product: Product,
  requests: { path: string; headers?: Record<string, string> }[],
): Promise<Statements[]> {
  let run = 0
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      run++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const settings = readSettings({ ...product.env, LOG_LEVEL: 'silent' })
  const database = openServer(settings.databaseUrl ?? '', (error) => {
    throw error
  })
  const app = await buildApp({
    settings,
    database: { ...database, db: database.db.withPlugin(counter) },
    pages: async (app, origin) => {
      const web = await builtWeb(root)
      await app.register((scope) => pages(scope, { web, ...(origin && { origin }) }))
    },
  })
  const cost = async (path: string, headers: Record<string, string>) => {
    const before = run
    const { statusCode } = await app.inject({ url: path, headers })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
    return run - before
  }
  const counted: Statements[] = []
  try {
    for (const { path, headers = {} } of requests) {
      counted.push({ first: await cost(path, headers), again: await cost(path, headers) })
    }
  } finally {
    await app.close()
    await database.close()
  }
  return counted
}
