import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, fail, node, root, say } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that the browser tests drive: the system's, installed by its package manager where it is missing, or
 * else Playwright's own. Ends the process with one sentence when there is none to be had.
 */
export function findChromium() {
  const present = process.env.CHROMIUM ?? onPath() ?? playwrights()
  if (present) return present
  say('Installing Chromium for the browser tests…')
  if (process.getuid?.() === 0 && has('apt-get')) {
    quietly('apt-get', ['update'])
    quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } else {
    quietly(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', '--with-deps', 'chromium'])
  }
  return (
    onPath() ?? playwrights() ?? fail('The browser tests need Chromium, and it could not be installed here.')
  )
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

function playwrights() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(node, ['-e', script], { cwd: root, encoding: 'utf8', env: environment })
  const file = stdout?.trim()
  return file && existsSync(file) ? file : undefined
}

function has(program) {
  return spawnSync('which', [program]).status === 0
}

function quietly(program, options) {
  spawnSync(program, options, { cwd: root, env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' } })
}
