// `npm run check`: the quick part of the tests, for every commit.
import { runChecks } from './checks.mjs'
import { build, install } from './prepare.mjs'

install()
build()
process.exit(runChecks().failed === 0 ? 0 : 1)
