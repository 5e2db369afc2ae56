import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder is in use by another process, or cannot be written. */
export class FolderError extends Error {}

/**
 * Takes a data folder for this process alone, since the embedded database must never be opened twice. A mark left
 * by a process that is gone (killed, power cut) is taken over at once.
 *
 * @returns gives the folder back
 * @throws FolderError with one sentence for whoever starts the process
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'process')
  const mark = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, mark, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        throw new FolderError(`The data folder ${folder} cannot be written.`, { cause: error })
      }
      if (isRunning(file)) break
      rmSync(file, { force: true })
    }
  }
  throw new FolderError(
    `The data folder ${folder} is in use by another process of Pray; stop that one first.`,
  )
}

function isRunning(file: string): boolean {
  let mark: string
  try {
    mark = readFileSync(file, 'utf8')
  } catch {
    return false
  }
  const [pid = '', start = ''] = mark.split(' ')
  if (Number(pid) === process.pid && start === (startOf(process.pid) ?? '')) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // A number is given again to other processes, above all in containers; a start time is not.
  return startOf(Number(pid)) === (start || undefined)
}

/** When a process started, in clock ticks since boot; undefined where the system does not tell (proc(5), stat). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
