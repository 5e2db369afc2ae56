import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { loadContent } from './content.ts'
import { openEmbedded, openServer, type Database } from './db/database.ts'
import { FolderError, lockFolder } from './db/folder-lock.ts'
import { migrate } from './db/migrate.ts'
import { loadDemo } from './demo.ts'
import { builtWeb, pages, sourceWeb } from './http/pages.ts'
import { readSettings, SettingError, type Settings } from './settings.ts'

const root = join(import.meta.dirname, '..')

/** How long requests under way may take once the process is told to stop. */
const drainMilliseconds = 10_000

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const release = settings.databaseUrl ? () => undefined : lockFolder(settings.dataDir)
  const database = await open(settings)
  await migrate(database)
  await loadContent(database)
  await loadDemo(database, settings)
  const app = await buildApp({ settings, database, pages: mountPages })
  await app.listen({ host: settings.host, port: settings.port })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), drainMilliseconds).unref()
    await app.close()
    await database.close()
    release()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  greet(settings, (app.server.address() as AddressInfo).port)
}

/** The pages as they were built, or with `--dev` straight from their sources. */
async function mountPages(app: FastifyInstance, origin: string | undefined): Promise<void> {
  const web = process.argv.includes('--dev') ? await sourceWeb(root, app) : await builtWeb(root)
  await app.register((scope) => pages(scope, { web, origin }))
}

async function open(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl) return openEmbedded(settings.dataDir)
  return openServer(settings.databaseUrl, (error) => {
    process.stderr.write(`The connection to the database was lost: ${error.message}\n`)
  })
}

function greet(settings: Settings, port: number): void {
  process.stdout.write(`Pray is ready: ${settings.publicUrl ?? `http://localhost:${port}`}\n`)
}

/** One sentence for whoever started the process, for the failures that people meet. */
function sentenceOf(error: unknown): string {
  if (error instanceof SettingError || error instanceof FolderError) return error.message
  const { code, message = String(error), port } = error as { code?: string; message?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set PORT to 1024 or more.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `DATABASE_URL cannot be reached: ${message}.`
  if (code === '28P01' || code === '28000' || code === '3D000') return `DATABASE_URL was refused: ${message}.`
  return message
}

try {
  await start()
} catch (error) {
  process.stderr.write(`Pray could not start. ${sentenceOf(error)}\n`)
  process.exit(1)
}
