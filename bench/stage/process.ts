import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Use } from './witness.ts'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** A server that runs in a process of its own and can be asked what it uses. */
export type Served = {
  /** Where it answers, without a trailing slash. */
  url: string
  use(): Promise<Use>
  stop(): Promise<void>
}

/**
 * Starts a script of the project with the Node that runs this one, and waits until it prints the address where it
 * answers.
 *
 * @throws Error with what it printed when it ends before
 */
export async function serve(script: string, env: Record<string, string>): Promise<Served> {
  const child = spawn(process.execPath, ['--import', './bench/stage/witness.ts', script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // A bench that fails leaves nothing running behind it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').finally(() => process.off('exit', kill))

  let said = ''
  const port = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk
      const [, found] = /http:\/\/[\w.]+:(\d+)/.exec(said) ?? []
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
  const failed = ended.then((): never => {
    throw new Error(`${script} ended before it answered:\n${said}`)
  })
  const url = `http://127.0.0.1:${await Promise.race([port, failed])}`
  failed.catch(() => undefined)

  return {
    url,
    async use() {
      const answer = once(child, 'message')
      child.send('use')
      const [{ use }] = (await answer) as [{ use: Use }]
      return use
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
