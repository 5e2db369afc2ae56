import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { administer, freePort } from './postgres.ts'

const root = join(import.meta.dirname, '..')
const embedded = process.env.ENGINE !== 'postgres'

/** The real process, as `npm start` runs it once everything is installed and built. */
type Running = { process: ChildProcess; output: () => string; ended: Promise<number | null>; url: string }

let folder: string
const started: Running[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pray-process-'))
})
afterEach(async () => {
  for (const { process, ended } of started.splice(0)) {
    process.kill('SIGKILL')
    await ended
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ...environment,
      PORT: port,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const running = { process: child, output: () => output, ended, url: `http://127.0.0.1:${port}` }
  started.push(running)
  return running
}

async function ready({ url, output, ended }: Running): Promise<void> {
  let over = false
  void ended.then(() => (over = true))
  for (let wait = 0; wait < 600 && !over; wait++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The process did not come up: ${output()}`)
}

describe.runIf(embedded)('the process on its own folder', () => {
  test('starts from nothing, says where to go, and serves page and API with the shipped content and the demo', async () => {
    const running = await start()
    await ready(running)
    await expect.poll(running.output).toContain('Pray is ready: http://localhost:')
    const page = await (await fetch(`${running.url}/home`)).text()
    const verse = (await (await fetch(`${running.url}/api/daily-verses/verses/today/`)).json()) as {
      text: string
    }
    expect(page).toContain(verse.text)
    expect(page).toContain('Parroquia de San José')
    const unknown = await fetch(`${running.url}/api/nothing/`)
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    const posted = await fetch(`${running.url}/home?secret=1`, { method: 'POST' })
    expect([posted.status, await posted.text()]).toEqual([404, expect.not.stringContaining('secret')])
    expect((await stat(join(folder, 'data/secret'))).mode & 0o077).toBe(0)
  })

  test('a second process on the same folder is refused in one sentence, and the first goes on', async () => {
    const first = await start()
    await ready(first)
    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^Pray could not start\. The data folder .* is in use by another process of Pray; stop that one first\.\n$/,
    )
    expect((await fetch(`${first.url}/health/ready`)).ok).toBe(true)
  })

  test('after kill -9 it comes up again at once with all that it had, and a second start is quick', async () => {
    const first = await start()
    await ready(first)
    const before = await (await fetch(`${first.url}/api/daily-verses/verses/?page_size=100`)).json()
    first.process.kill('SIGKILL')
    await first.ended
    const second = await start()
    const began = Date.now()
    await ready(second)
    // Three seconds on an idle machine; here others are at work.
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(await (await fetch(`${second.url}/api/daily-verses/verses/?page_size=100`)).json()).toMatchObject({
      results: (before as { results: unknown[] }).results,
    })
  })

  test('SIGTERM ends it in order, and the folder is free', async () => {
    const running = await start()
    await ready(running)
    running.process.kill('SIGTERM')
    expect(await running.ended).toBe(0)
    await expect(readFile(join(folder, 'data/process'))).rejects.toThrow('ENOENT')
  })

  test('the demo goes when it is switched off', async () => {
    const running = await start({ DEMO: 'off' })
    await ready(running)
    expect(await (await fetch(`${running.url}/home`)).text()).not.toContain('Parroquia de San José')
  })
})

describe('a start that cannot be', () => {
  const refused = async (environment: Record<string, string>) => {
    const running = await start(environment)
    return { code: await running.ended, output: running.output() }
  }

  test.each([
    [{ PORT: 'http' }, 'PORT is "http"; it must be a number from 0 to 65535.'],
    [{ TIME_ZONE: 'Mexico' }, 'TIME_ZONE is "Mexico"; it must be an IANA name such as America/Bogota.'],
    [
      { LITURGICAL_CALENDAR: 'peru' },
      'LITURGICAL_CALENDAR is "peru"; it can be general-roman, spain, mexico, united-states.',
    ],
    [
      { PUBLIC_URL: 'pray.example.org' },
      'PUBLIC_URL is "pray.example.org"; it must be like https://pray.example.org.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [
      { DATABASE_URL: 'postgres://x' },
      'SECRET must be set when DATABASE_URL is: 32 random characters or more.',
    ],
    [{ SECRET: 'short' }, 'SECRET must have 32 characters or more.'],
    [{ DEMO: 'yes' }, 'DEMO is "yes"; it can be auto, on, off.'],
  ])('%o', async (environment, sentence) => {
    expect(await refused(environment)).toEqual({ code: 1, output: `Pray could not start. ${sentence}\n` })
  })

  test.runIf(embedded)('a port that is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const { code, output } = await refused({ PORT: String(port) })
    other.close()
    expect([code, output]).toEqual([
      1,
      `Pray could not start. Port ${port} is taken by another program; set PORT to a free one.\n`,
    ])
  })

  test('a database that cannot be reached', async () => {
    const port = await freePort()
    const { code, output } = await refused({
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`,
      SECRET: 'x'.repeat(32),
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^Pray could not start\. DATABASE_URL cannot be reached: .*\n$/)
  })

  test.runIf(embedded)('a folder that cannot be written', async () => {
    const file = join(folder, 'locked')
    await rm(file, { force: true })
    // A file where a folder should be stops root too, whom no permission stops.
    await import('node:fs/promises').then(({ writeFile }) => writeFile(file, ''))
    await chmod(file, 0o400)
    const { code, output } = await refused({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Pray could not start\. DATA_DIR .* cannot be written; choose a folder that this user may write\.\n$/,
    )
  })
})

describe.runIf(!embedded)('the process on PostgreSQL', () => {
  test('survives that every connection to its database is cut, and sees what changed meanwhile', async () => {
    const url = inject('prepared').replace('/prepared', '/process')
    const admin = inject('prepared').replace('/prepared', '/postgres')
    await administer(admin, 'create database process template prepared')
    const running = await start({ DATABASE_URL: url, SECRET: 'x'.repeat(32) })
    await ready(running)
    const site = async () => {
      const answer = await fetch(`${running.url}/api/main/configuration/1/`)
      return answer.ok ? ((await answer.json()) as { value: string }).value : answer.status
    }
    expect(await site()).toBe('Pray')
    await administer(
      admin,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'process'",
    )
    await administer(url, "insert into configuration (key, value) values ('site_name', 'Santa María')")
    await expect.poll(site, { timeout: 10_000 }).toBe('Santa María')
    // And the kept replies hear of changes again.
    await expect
      .poll(async () => (await fetch(`${running.url}/health/ready`)).ok, { timeout: 10_000 })
      .toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await site()
    await administer(url, "update configuration set value = 'San Juan' where key = 'site_name'")
    await expect.poll(site, { timeout: 5_000 }).toBe('San Juan')
    expect(running.process.exitCode).toBeNull()
  })
})
