import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Chromium without a window and without anything of its own on the network, to be driven through its port. */
export async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pray-chromium-'))
  const child = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return {
    port: await portOf(child),
    async stop() {
      const ended = once(child, 'exit')
      kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function portOf(child: ChildProcess): Promise<number> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`Chromium ended:\n${said}`)))
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? []
      if (found) resolve(Number(found))
    })
  })
}
