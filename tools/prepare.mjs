// Runs before anything is installed, on the system's Node (20 or newer): plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

const bin = join(root, 'node_modules/.bin')
const windows = process.platform === 'win32'

/** The Node that the project pins, an installed package like the others. */
export const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** The environment in which the project's programs find each other before those of the system. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

/** Installs exactly what `package-lock.json` names, unless that has been done. */
export function install() {
  const mark = join(root, 'node_modules/.installed')
  const digest = digestOf(['package-lock.json'])
  if (existsSync(node) && existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  say('Installing packages (once, needs the network)…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env)
  if (!existsSync(node)) {
    fail('The package "node" was not installed; allow its install script: npm install-scripts approve node')
  }
  writeFileSync(mark, digest)
}

/** Builds the pages, unless their sources are those of the last build. */
export function build() {
  const mark = join(root, 'build/.digest')
  const digest = digestOf(['web', 'contract', 'vite.config.ts', 'package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  say('Building the pages…')
  run(node, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
    ...environment,
    NODE_ENV: 'production',
  })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(mark, digest)
}

/** Runs a program to its end; what it prints is shown only when it fails, and then this process ends too. */
export function run(program, options, env = environment) {
  const result = spawnSync(program, options, { cwd: root, env, encoding: 'utf8', shell: windows })
  if (result.status === 0) return
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
  fail(`${program} ${options.join(' ')} did not succeed.`)
}

/** Tells whoever started this what is going on. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function digestOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name))
    } else if (!/\.(gen|test)\.tsx?$/.test(path)) {
      hash.update(path).update('\0').update(readFileSync(full))
    }
  }
  for (const path of paths) if (existsSync(join(root, path))) add(path)
  return hash.digest('hex')
}
