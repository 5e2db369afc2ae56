// `npm run check`: the quick part of the tests, for every commit.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, root } from './prepare.mjs'

install()
build()
let sound = true
for (const [title, program, options] of JSON.parse(readFileSync(join(root, 'tools/checks.json'), 'utf8'))) {
  const { status } = spawnSync(program, options, { cwd: root, stdio: 'inherit', env: environment })
  process.stdout.write(`${status === 0 ? 'passed' : 'FAILED'}  ${title}\n`)
  sound &&= status === 0
}
process.exit(sound ? 0 : 1)
