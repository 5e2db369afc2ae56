import type { Seen } from './crowd.ts'
import { gather } from './crowd.ts'
import type { Served } from './process.ts'
import { median, milliseconds, table, whole } from './table.ts'

/** One thing to be measured. */
export type Subject = {
  name: string
  server: Served
  path: string
  headers?: Record<string, string>
  /** The name of the subject that this one is compared with. */
  beside?: string
  /** What is said of it in columns of the bench's own. */
  notes?: Record<string, string>
}

/** What one subject did in one round. */
type Turn = Seen & {
  /** Processor time of the server for each request, in ms. */
  cost: number
}

/** How often and how long each subject is measured. */
export type Plan = { connections: number; rounds: number; seconds: number; warmUp: number }

/**
 * Measures subjects in turns: after a warm-up each has one turn in every round, the order reversed each time, so that
 * whatever else the machine does meets all of them. Ratios are taken within a round.
 *
 * @throws Error when an answer was not 200
 */
export async function compare(subjects: Subject[], plan: Plan): Promise<Map<string, Turn[]>> {
  const crowd = gather()
  const turns = new Map<string, Turn[]>(subjects.map(({ name }) => [name, []]))
  const turn = async ({ name, server, path, headers }: Subject, seconds: number): Promise<Turn> => {
    const before = await server.use()
    const seen = await crowd.run({
      url: server.url + path,
      connections: plan.connections,
      seconds,
      ...(headers && { headers }),
    })
    const after = await server.use()
    if (seen.refused > 0) throw new Error(`${name}: ${seen.refused} answers were not 200`)
    return { ...seen, cost: (after.cpu - before.cpu) / seen.requests }
  }
  try {
    for (const subject of subjects) await turn(subject, plan.warmUp)
    for (let round = 0; round < plan.rounds; round++) {
      for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
        turns.get(subject.name)?.push(await turn(subject, plan.seconds))
      }
    }
  } finally {
    crowd.stop()
  }
  return turns
}

/** Prints one line for each subject, medians of its rounds with the range in brackets. */
export function printTurns(subjects: Subject[], turns: Map<string, Turn[]>, plan: Plan, unit: string): void {
  const rows = subjects.map(({ name, beside, notes }) => {
    const mine = turns.get(name) ?? []
    const other = turns.get(beside ?? '') ?? []
    return {
      '': name,
      [`${unit}/s`]: range(
        mine.map(({ rate }) => rate),
        whole,
      ),
      ratio: range(
        other.map(({ rate }, round) => (mine[round]?.rate ?? 0) / rate),
        percent,
      ),
      'p50 ms': milliseconds(median(mine.map(({ p50 }) => p50))),
      'p95 ms': milliseconds(median(mine.map(({ p95 }) => p95))),
      'CPU ms': median(mine.map(({ cost }) => cost)).toFixed(3),
      'CPU ratio': range(
        other.map(({ cost }, round) => cost / (mine[round]?.cost ?? 0)),
        percent,
      ),
      ...notes,
    }
  })
  table(rows)
  const busiest = Math.max(...[...turns.values()].flat().map(({ busy }) => busy))
  const { connections, rounds, seconds } = plan
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s in turns: the median, in brackets the lowest and highest round.\n` +
      `CPU ms: the server's own processor time for one answer, which other work on the machine disturbs least. The load generator used at most ${percent(busiest)} of one processor.`,
  )
}

/** The median with the lowest and highest in brackets; nothing of nothing. */
function range(figures: number[], write: (figure: number) => string): string {
  if (figures.length === 0) return ''
  return `${write(median(figures))} (${write(Math.min(...figures))}–${write(Math.max(...figures))})`
}

function percent(ratio: number): string {
  return ratio < 0.1 ? `${(ratio * 100).toFixed(1)} %` : `${Math.round(ratio * 100)} %`
}
