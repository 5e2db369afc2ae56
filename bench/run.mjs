// `npm run bench NAME`: installs and builds what is missing, then runs one benchmark; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { findChromium } from '../tools/chromium.mjs'
import { build, environment, install, node, root, say } from '../tools/prepare.mjs'

const benches = {
  today: 'the verse of today, kept and straight from the database, beside a bare Fastify answer',
  home: 'server-rendered /home, beside a bare Fastify answer of the same bytes',
  weight: 'JavaScript, CSS and fonts that each public page loads first, against their limits',
  memory: 'memory of the process on PostgreSQL, idle and under load, against its limit',
  lighthouse: 'Lighthouse on a phone, for each public page, against its limits',
}

const [name = ''] = process.argv.slice(2)
if (!Object.hasOwn(benches, name)) {
  if (name) say(`There is no bench "${name}".`)
  say('npm run bench NAME, where NAME is')
  for (const [known, subject] of Object.entries(benches)) say(`  ${known.padEnd(12)}${subject}`)
  process.exit(name ? 1 : 0)
}

install()
build()
const browser = ['lighthouse', 'weight'].includes(name) ? { CHROMIUM: findChromium() } : {}
const { status } = spawnSync(node, [`bench/${name}.ts`], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, ...browser },
})
process.exit(status ?? 1)
