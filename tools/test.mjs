// `npm test`: everything that has to hold, from a clone in which nothing is installed. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, node, root, say } from './prepare.mjs'
import { findChromium } from './chromium.mjs'

install()
build()
const chromium = findChromium()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

/** Runs one program of the checks; true when it succeeded. */
function step(title, program, options, env = {}) {
  const began = Date.now()
  say(`\n— ${title}`)
  const { status } = spawnSync(program, options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  })
  say(`— ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`)
  return status === 0
}

/** A check that passes or fails as a whole. */
function check(title, program, options) {
  if (step(title, program, options)) passed++
  else failed++
}

/** A suite of tests, counted from the report that it writes. */
function suite(title, program, options, report, count) {
  const succeeded = step(title, program, options, { CHROMIUM: chromium })
  const file = join(results, report)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  passed += counted.passed
  // A run that broke before or after its tests is a failure too, as is one that had none.
  failed += counted.failed || (succeeded && counted.passed > 0 ? 0 : 1)
}

for (const [title, program, options] of JSON.parse(readFileSync(join(root, 'tools/checks.json'), 'utf8'))) {
  check(title, program, options)
}
suite(
  'unit and API tests, on both databases',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  'vitest.json',
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
suite(
  'browser journeys',
  node,
  ['node_modules/@playwright/test/cli.js', 'test'],
  'journeys.json',
  (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
  }),
)

say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
