import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root, say } from './prepare.mjs'

/**
 * Runs the checks of package.json (`check:…`), one after the other, and tells which passed.
 *
 * @returns how many passed and how many failed
 */
export function runChecks() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'))
  const outcome = { passed: 0, failed: 0 }
  for (const [name, command] of checks) {
    const began = Date.now()
    const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', env: environment, shell: true })
    outcome[status === 0 ? 'passed' : 'failed']++
    say(`${status === 0 ? 'passed' : 'FAILED'}  ${name} in ${Math.round((Date.now() - began) / 1000)} s`)
  }
  return outcome
}
