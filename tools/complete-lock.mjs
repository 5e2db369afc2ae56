// Completes package-lock.json after `npm install`: npm leaves out optional packages for other platforms when it could
// not look them up (npm/cli#4828), and `npm ci` then refuses the lock. They are skipped where they do not fit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './prepare.mjs'

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const { packages } = lock
let added = 0

for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (finds(place, name)) continue
    packages[`node_modules/${name}`] = platform(name, range)
    added++
  }
}
const [project, ...others] = Object.entries(packages)
lock.packages = Object.fromEntries([project, ...others.sort(([a], [b]) => (a < b ? -1 : 1))])
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
say(`${added} packages of other platforms added to package-lock.json.`)

/** Whether a package finds another where Node looks for it. */
function finds(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!folder || !folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

function platform(name, range) {
  const words = name.split(/[-/]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  return {
    version: range.replace(/^[~^]/, ''),
    optional: true,
    // What names no platform fits none, rather than being asked for everywhere.
    os: os.length > 0 ? os : ['none'],
    ...(cpu.length > 0 && { cpu }),
  }
}
