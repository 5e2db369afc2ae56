import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { SignJWT } from 'jose'
import { inject } from 'vitest'
import type { Role } from '#contract/access.ts'
import { buildApp } from '#server/app.ts'
import { openEmbedded, openServer, type Database } from '#server/db/database.ts'
import type { Settings } from '#server/settings.ts'
import { administer } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the prepared database is: a file (embedded) or an address (PostgreSQL). */
    prepared: string
  }
}

/** Noon in Mexico City on Sunday 19 July 2026. */
export const noon = new Date('2026-07-19T18:00:00Z')

const secret = 'a secret that is only for tests, 0123456789'

/** The settings of a test, those of a community in Mexico City unless told. */
export function settingsOf(changes: Partial<Settings> = {}): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://pray.test',
    dataDir: '',
    databaseUrl: null,
    secret,
    demo: 'off',
    timeZone: 'America/Mexico_City',
    liturgicalCalendar: 'general-roman',
    trustProxy: false,
    logLevel: process.env.LOG_LEVEL ?? 'fatal',
    ...changes,
  }
}

/** A copy of the prepared database, on the engine that this run is for. */
export async function copyDatabase(): Promise<Database> {
  const prepared = inject('prepared')
  if (process.env.ENGINE !== 'postgres') return openEmbedded(null, new Blob([await readFile(prepared)]))
  const name = `copy_${randomUUID()}`
  await administer(prepared.replace('/prepared', '/postgres'), `create database "${name}" template prepared`)
  return openServer(prepared.replace('/prepared', `/${name}`), (error) =>
    process.stderr.write(`${error.message}\n`),
  )
}

/** A started app on its own database, and what a test does with it. */
export type TestApp = {
  app: FastifyInstance
  database: Database
  /** Calls the app; the body comes parsed when it is JSON. */
  call(method: InjectOptions['method'], url: string, options?: Partial<InjectOptions>): Promise<Answer>
  get(url: string, headers?: Record<string, string>): Promise<Answer>
  /** The headers of somebody with a role who is logged in. */
  as(role: Role): Promise<Record<string, string>>
  close(): Promise<void>
}

/** What a call answered. `body` is the parsed JSON, left untyped: tests look into it freely. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
  body: any
  text: string
  bytes: Buffer
}

/** Starts the real app on a copy of the prepared database, with a clock that stands still at noon. */
export async function startApp(
  changes: Partial<Settings> = {},
  now: () => Date = () => noon,
): Promise<TestApp> {
  const database = await copyDatabase()
  const app = await buildApp({ settings: settingsOf(changes), database, now })
  await app.ready()
  const call: TestApp['call'] = async (method, url, options = {}) => {
    const response = await app.inject({ method, url, ...options })
    const json = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json && response.payload ? response.json() : undefined,
      text: response.payload,
      bytes: response.rawPayload,
    }
  }
  return {
    app,
    database,
    call,
    get: (url, headers = {}) => call('GET', url, { headers }),
    as: async (role): Promise<Record<string, string>> =>
      role === 'anonymous' ? {} : { authorization: `Bearer ${await token({ role })}` },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** An access token as the product signs them, valid for a while unless told otherwise. */
export function token({
  role = 'member' as string,
  id = 1,
  expires = Math.floor(Date.now() / 1000) + 900,
  key = secret,
} = {}): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(id))
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key))
}
