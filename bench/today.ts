// `npm run bench today`: the verse of today, the most asked-for read of the API.
import { startBare } from './stage/bare.ts'
import { member, startEmbedded, startOnPostgres } from './stage/product.ts'
import { compare, printTurns, type Plan, type Subject } from './stage/rounds.ts'
import { countStatements } from './stage/statements.ts'

const path = '/api/daily-verses/verses/today/'
const plan: Plan = { connections: 50, rounds: 5, seconds: 1, warmUp: 1.2 }

const loggedIn = await member()
const [embedded, postgres] = await Promise.all([startEmbedded(), startOnPostgres()])

// The same work as the product's own statement, for the Spanish that a caller without a language gets.
const statement = {
  database: postgres.database,
  text: `select id, date, book, chapter, verse_start, verse_end, translations->'es'->>'text' as text,
    translations->'es'->>'translation' as translation, translations->'es'->>'reflection' as reflection
    from daily_verses where date in ($1, $2) order by length(date) desc limit 1`,
  values: ['2026-07-19', '07-19'],
}
const bare = await startBare([
  { path, from: postgres.url + path },
  { path: '/one-statement', from: postgres.url + path, headers: loggedIn, statement },
])

const [kept, fresh] = await countStatements(postgres, [{ path }, { path, headers: loggedIn }])
const statements = (count = 0) => ({ SQL: String(count) })

const subjects: Subject[] = [
  { name: 'bare, same bytes', server: bare, path },
  {
    name: 'kept reply, PostgreSQL',
    server: postgres,
    path,
    beside: 'bare, same bytes',
    notes: statements(kept?.again),
  },
  {
    name: 'kept reply, embedded',
    server: embedded,
    path,
    beside: 'bare, same bytes',
    notes: statements(kept?.again),
  },
  { name: 'bare, one statement', server: bare, path: '/one-statement', notes: statements(1) },
  {
    name: 'from PostgreSQL',
    server: postgres,
    path,
    headers: loggedIn,
    beside: 'bare, one statement',
    notes: statements(fresh?.again),
  },
  {
    name: 'from embedded',
    server: embedded,
    path,
    headers: loggedIn,
    beside: 'bare, one statement',
    notes: statements(fresh?.again),
  },
]
printTurns(subjects, await compare(subjects, plan), plan, 'requests')
console.log(`The first anonymous request of the day costs ${kept?.first} SQL statement(s).`)

await Promise.all([bare.stop(), embedded.stop(), postgres.stop()])
process.exit(0)
