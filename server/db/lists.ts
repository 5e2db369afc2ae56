import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { maximumPageSize } from '#contract/lists.ts'
import type { Language } from '#contract/text.ts'

/** Which rows of a list: `page` from 1, `page_size` rows each. */
export type Window = { page: number; page_size: number }

/** The rows of a page and how many there are on all pages. */
export type Rows<Row> = { count: number; results: Row[] }

/**
 * Runs a list: one statement for the rows of its page, one for the count. The query has its filters, columns and
 * order, and no limit.
 */
export async function page<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  window: Window,
): Promise<Rows<Row>> {
  const size = Math.min(window.page_size, maximumPageSize)
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('count')) as SelectQueryBuilder<DB, TB, { count: number }>
  const [results, { count }] = await Promise.all([
    query
      .limit(size)
      .offset((window.page - 1) * size)
      .execute(),
    counted.executeTakeFirstOrThrow(),
  ])
  return { count, results }
}

/** An `order by` list as a request states it: `-created_at,title`, and always the id last. */
export function ordering(
  asked: string,
  expressions: Record<string, RawBuilder<unknown>>,
): RawBuilder<unknown> {
  const fields = asked.split(',').map((field) => {
    const descending = field.startsWith('-')
    const name = descending ? field.slice(1) : field
    return sql`${expressions[name] ?? sql.ref(name)} ${descending ? sql`desc nulls last` : sql`asc nulls last`}`
  })
  return sql.join(asked.split(',').some((field) => /^-?id$/.test(field)) ? fields : [...fields, sql`id`])
}

/** One field of a `translations` column in a language, in Spanish where that language lacks it. */
export function translated(field: string, language: Language): RawBuilder<string> {
  return sql<string>`coalesce(translations->${sql.lit(language)}->>${sql.lit(field)}, translations->'es'->>${sql.lit(field)})`
}

/** Whether an expression has every word that is looked for, whatever the accents and the case. */
export function matches(expression: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (patterns.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`fold(${expression}) like fold(${pattern})`),
    sql` and `,
  )})`
}
