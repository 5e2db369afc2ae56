// `npm run bench home`: the page that everybody opens, rendered on the server for a visitor without a session.
import { ask } from './stage/answer.ts'
import { startBare } from './stage/bare.ts'
import { startOnPostgres } from './stage/product.ts'
import { compare, printTurns, type Plan, type Subject } from './stage/rounds.ts'
import { countStatements } from './stage/statements.ts'
import { kilobytes, median } from './stage/table.ts'

/** Pages per second that one process should answer on two cores. */
const target = 400

const path = '/home'
const brotli = { 'accept-encoding': 'br' }
// Whoever has the cookie of a session gets a page of their own, made anew each time.
const personal = { cookie: 'refresh=none' }
const plan: Plan = { connections: 50, rounds: 5, seconds: 1, warmUp: 2 }

const product = await startOnPostgres()
const plain = await ask(product.url + path)
const compressed = await ask(product.url + path, brotli)
const bare = await startBare([
  { path, from: product.url + path },
  { path: '/compressed', from: product.url + path, headers: brotli },
])
const [kept, rendered] = await countStatements(product, [{ path }, { path, headers: personal }])

const whole = 'bare, same bytes'
const squeezed = 'bare, same bytes, brotli'
const hot = { SQL: String(kept?.again) }
const anew = { SQL: String(rendered?.again) }
const subjects: Subject[] = [
  { name: whole, server: bare, path },
  { name: 'kept page', server: product, path, beside: whole, notes: hot },
  { name: 'rendered page', server: product, path, headers: personal, beside: whole, notes: anew },
  { name: squeezed, server: bare, path: '/compressed', headers: brotli },
  { name: 'kept page, brotli', server: product, path, headers: brotli, beside: squeezed, notes: hot },
  {
    name: 'rendered page, brotli',
    server: product,
    path,
    headers: { ...personal, ...brotli },
    beside: squeezed,
    notes: anew,
  },
]
const turns = await compare(subjects, plan)
printTurns(subjects, turns, plan, 'pages')
const reached = ['kept page, brotli', 'rendered page, brotli'].map((name) => {
  const rate = median((turns.get(name) ?? []).map((turn) => turn.rate))
  return `${name} ${rate >= target ? 'reached' : 'missed'}`
})
console.log(
  `The page is ${kilobytes(plain.body.length)} kB, ${kilobytes(compressed.body.length)} kB with brotli; ` +
    `made for the first time it costs ${kept?.first} SQL statements.\n` +
    `Target ${target} pages/s on two cores: ${reached.join(', ')}.`,
)

await Promise.all([bare.stop(), product.stop()])
process.exit(0)
