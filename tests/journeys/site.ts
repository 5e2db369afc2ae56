import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Starts the site that every journey visits, and stops it after the last one. */
export default async function begin() {
  if (!existsSync(join(root, 'build/server/server.js'))) {
    throw new Error('The journeys need the built pages: run `npm test`, or `vite build` first.')
  }
  const site = await startSite()
  process.env.SITE = site.origin
  return site.stop
}

/**
 * Starts the real process on a database of its own in an empty folder.
 *
 * @param settings environment variables besides those of a community in Mexico without the demo
 * @returns its address, and how to stop it: that fails unless SIGTERM ends it orderly
 */
export async function startSite(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pray-journeys-'))
  const server = spawn(node, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SECRET: '',
      LITURGICAL_CALENDAR: '',
      DEMO: 'off',
      TIME_ZONE: farFromMidnight(),
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  })
  const origin = `http://127.0.0.1:${await portOf(server)}`
  await answers(`${origin}/health/ready`)
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
      if (server.exitCode !== 0)
        throw new Error(`The site ended with ${server.exitCode ?? server.signalCode}`)
    },
  }
}

/** The community's time zone: one in which today does not become tomorrow while the journeys run. */
function farFromMidnight(): string {
  const zone = 'America/Mexico_City'
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(new Date())
  return time >= '23:40' ? 'America/Bogota' : zone
}

/** The port that the process says it listens on. */
function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('exit', (code) => reject(new Error(`The site could not start (${code}): ${said}`)))
    server.stdout?.setEncoding('utf8').on('data', (words: string) => {
      said += words
      const [, port] = /^Pray is ready: \S+:(\d+)$/m.exec(said) ?? []
      if (port) resolve(port)
    })
  })
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`${address} did not answer`)
}
