// `npm run bench memory`: resident memory of the one process, on PostgreSQL. Fails when over its limit.
import { setTimeout as wait } from 'node:timers/promises'
import { gather } from './stage/crowd.ts'
import { member, startOnPostgres } from './stage/product.ts'
import { table, whole } from './stage/table.ts'

/** MB of 1,000,000 bytes. */
const limit = 200

const connections = 25
const product = await startOnPostgres()

let highest = 0
let ended = 0
/** Watches the memory while something goes on; the highest of it and the last, in MB. */
async function watch(name: string, work: Promise<unknown>): Promise<Record<string, string>> {
  const state = { done: false }
  const finished = work.finally(() => (state.done = true))
  let most = 0
  let last = 0
  while (!state.done) {
    last = (await product.use()).rss / 1_000_000
    most = Math.max(most, last)
    await wait(100)
  }
  await finished
  highest = Math.max(highest, most)
  ended = last
  return { '': name, 'highest MB': whole(most), 'at its end MB': whole(last) }
}

const today = gather()
const home = gather()
// Whoever has a session gets pages and answers that are made anew each time.
const personal = { ...(await member()), cookie: 'refresh=none' }
const load = (seconds: number, headers: Record<string, string>) =>
  Promise.all([
    today.run({ url: `${product.url}/api/daily-verses/verses/today/`, headers, connections, seconds }),
    home.run({
      url: `${product.url}/home`,
      headers: { 'accept-encoding': 'br', ...headers },
      connections,
      seconds,
    }),
  ])

const rows = [
  await watch('idle, just started', wait(4_000)),
  await watch('today and home, anonymous, 12 s', load(12, {})),
  await watch('today and home, nothing kept, 15 s', load(15, personal)),
  await watch('idle again, 12 s', wait(12_000)),
]
table(rows)
console.log(
  `${connections} connections on each of the two at once. Limit ${limit} MB: highest ${whole(highest)}, at the end ${whole(ended)}.`,
)
today.stop()
home.stop()
await product.stop()
process.exit(highest <= limit ? 0 : 1)
