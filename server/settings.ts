import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { calendars, type LiturgicalCalendar } from '#contract/liturgy.ts'

/** Every setting of the process, parsed. Each is one environment variable, named beside it. */
export type Settings = {
  /** `PORT`, 3000 unless set. */
  port: number
  /** `HOST`: the address to listen on; every interface unless set. */
  host: string
  /** `PUBLIC_URL`: where people reach the site, without a trailing slash; null: as each request says. */
  publicUrl: string | null
  /** `DATA_DIR`, `./data` unless set: the embedded database and what else is kept on this disk. */
  dataDir: string
  /** `DATABASE_URL`: a PostgreSQL, 15 or newer; null: the embedded one in `DATA_DIR`. */
  databaseUrl: string | null
  /** `SECRET`: signs access tokens, 32 characters or more. Made and kept in `DATA_DIR` when unset and embedded. */
  secret: string
  /** `DEMO`: a sample community; `auto` (embedded and empty), `on` or `off`. */
  demo: 'auto' | 'on' | 'off'
  /** `TIME_ZONE`: the community's IANA time zone; the machine's unless set. */
  timeZone: string
  /** `LITURGICAL_CALENDAR`: whose calendar of saints and feasts; `general-roman` unless set. */
  liturgicalCalendar: LiturgicalCalendar
  /** `TRUST_PROXY`: `on`, or the addresses of the proxies in front, comma-separated; off unless set. */
  trustProxy: boolean | string
  /** `LOG_LEVEL`: how much is logged; `info` on PostgreSQL, `warn` embedded. */
  logLevel: string
}

/** A setting that cannot be used, with a sentence for whoever starts the process. */
export class SettingError extends Error {}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingError with one sentence that names the variable and what it takes
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = (name: string) => environment[name]?.trim() || undefined
  const databaseUrl = read('DATABASE_URL') ?? null
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingError('DATABASE_URL must start with postgres:// or postgresql://.')
  }
  const dataDir = resolve(read('DATA_DIR') ?? 'data')
  return {
    port: port(read('PORT') ?? '3000'),
    host: read('HOST') ?? '0.0.0.0',
    publicUrl: publicUrl(read('PUBLIC_URL')),
    dataDir,
    databaseUrl,
    secret: secret(read('SECRET'), dataDir, databaseUrl),
    demo: word('DEMO', read('DEMO') ?? 'auto', ['auto', 'on', 'off']),
    timeZone: timeZone(read('TIME_ZONE')),
    liturgicalCalendar: word(
      'LITURGICAL_CALENDAR',
      read('LITURGICAL_CALENDAR') ?? 'general-roman',
      calendars,
    ),
    trustProxy: trustProxy(read('TRUST_PROXY')),
    logLevel: word('LOG_LEVEL', read('LOG_LEVEL') ?? (databaseUrl ? 'info' : 'warn'), logLevels),
  }
}

function word<Word extends string>(name: string, value: string, words: readonly Word[]): Word {
  const found = words.find((candidate) => candidate === value)
  if (!found) throw new SettingError(`${name} is "${value}"; it can be ${words.join(', ')}.`)
  return found
}

function port(value: string): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new SettingError(`PORT is "${value}"; it must be a number from 0 to 65535.`)
  }
  return number
}

function publicUrl(value: string | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new SettingError(`PUBLIC_URL is "${value}"; it must be like https://pray.example.org.`)
  }
  return url.origin
}

function timeZone(value: string | undefined): string {
  const zone = value ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw new SettingError(`TIME_ZONE is "${zone}"; it must be an IANA name such as America/Bogota.`)
  }
}

function trustProxy(value: string | undefined): boolean | string {
  if (!value || value === 'off') return false
  return value === 'on' ? true : value
}

function secret(value: string | undefined, dataDir: string, databaseUrl: string | null): string {
  if (value) {
    if (value.length < 32) throw new SettingError('SECRET must have 32 characters or more.')
    return value
  }
  if (databaseUrl)
    throw new SettingError('SECRET must be set when DATABASE_URL is: 32 random characters or more.')
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw unwritable(dataDir, error)
  }
  const made = randomBytes(32).toString('base64url')
  try {
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return made
}

function unwritable(folder: string, cause: unknown): SettingError {
  return new SettingError(`DATA_DIR ${folder} cannot be written; choose a folder that this user may write.`, {
    cause,
  })
}
