// `npm test`: everything that has to hold, from a clone in which nothing is installed. Ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { build, environment, install, node, root, say } from './prepare.mjs'

install()
build()
const chromium = findChromium()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = runChecks()

/** Runs a suite of tests and adds what its report counts. */
function suite(title, options, report, count) {
  say(`\n${title}`)
  const env = { ...environment, CHROMIUM: chromium }
  const { status } = spawnSync(node, options, { cwd: root, stdio: 'inherit', env })
  const file = join(results, report)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  total.passed += counted.passed
  // A run that broke outside of its tests is a failure too, and so is one that had none.
  total.failed += counted.failed || (status === 0 && counted.passed > 0 ? 0 : 1)
}

suite(
  'Unit and API tests, on both databases',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  'vitest.json',
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
)
suite('Browser journeys', ['node_modules/@playwright/test/cli.js', 'test'], 'journeys.json', ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))

say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
