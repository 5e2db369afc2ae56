import { sql } from 'kysely'
import type { Language } from '#contract/text.ts'
import type { Db } from '../db/database.ts'
import { ordering, page, translated, type Rows, type Window } from '../db/lists.ts'

/** A verse as it is kept, in one language; its reference is made from book, chapter and verses. */
export type StoredVerse = {
  id: number
  date: string
  book: string
  chapter: number
  verse_start: number
  verse_end: number
  text: string
  translation: string
  reflection: string | null
}

/** The verses of the year, a page of them. */
export function list(
  db: Db,
  language: Language,
  query: Window & { ordering?: string | undefined },
): Promise<Rows<StoredVerse>> {
  return page(select(db, language).orderBy(ordering(query.ordering ?? 'date', {})), query)
}

/** One verse, or undefined. */
export function show(db: Db, language: Language, id: number): Promise<StoredVerse | undefined> {
  return select(db, language).where('id', '=', id).executeTakeFirst()
}

/** The verse of a day (`YYYY-MM-DD`): the one of that very date if there is one, else the yearly cycle's. */
export function ofDay(db: Db, language: Language, day: string): Promise<StoredVerse | undefined> {
  return select(db, language)
    .where('date', 'in', [day, day.slice(5)])
    .orderBy(sql`length(date)`, 'desc')
    .executeTakeFirst()
}

function select(db: Db, language: Language) {
  return db
    .selectFrom('daily_verses')
    .select(['id', 'date', 'book', 'chapter', 'verse_start', 'verse_end'])
    .select([
      translated('text', language).as('text'),
      translated('translation', language).as('translation'),
      sql<string | null>`${translated('reflection', language)}`.as('reflection'),
    ])
}
