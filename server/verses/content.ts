import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { languages, type Language } from '#contract/text.ts'
import type { Db } from '../db/database.ts'
import { ship, unchanged, type ShippedRow } from '../db/shipped.ts'
import { isBook } from './reference.ts'

/** A line of a verses file: the columns of `content/verses/*.csv`, and of the file that a parish imports. */
type Line = Record<
  'date' | 'book' | 'chapter' | 'verse_start' | 'verse_end' | 'text' | 'translation' | 'reflection',
  string
>

/** Brings the verses of the year that ship with the product into the database. */
export async function loadVerses(db: Db): Promise<void> {
  const files = await Promise.all(
    languages.map((language) =>
      readFile(new URL(`../../content/verses/${language}.csv`, import.meta.url), 'utf8'),
    ),
  )
  const content = await unchanged(db, 'verses', files)
  if (content.same) return
  await ship(
    db,
    'daily_verses',
    rowsOf(Object.fromEntries(languages.map((language, i) => [language, files[i]!]))),
  )
  await content.done()
}

/**
 * The rows of a year's verses from one CSV for each language; a line of each belongs to the same date and place.
 *
 * @throws Error naming the file's line that cannot be used
 */
export function rowsOf(files: Record<string, string>): ShippedRow[] {
  const byDate = new Map<string, Map<Language, Line>>()
  for (const language of languages) {
    for (const line of parse(files[language] ?? '', {
      columns: true,
      skip_empty_lines: true,
      bom: true,
    }) as Line[]) {
      check(line, language)
      byDate.set(line.date, (byDate.get(line.date) ?? new Map()).set(language, line))
    }
  }
  return [...byDate].map(([date, lines]) => {
    const first = [...lines.values()][0]!
    const place = ({ book, chapter, verse_start }: Line) => `${book} ${chapter} ${verse_start}`
    if ([...lines.values()].some((line) => place(line) !== place(first))) {
      throw new Error(`The verses for ${date} are not the same in every language.`)
    }
    const translations = Object.fromEntries(
      [...lines].map(([language, { text, translation, reflection }]) => [
        language,
        { text, translation, reflection: reflection || null },
      ]),
    )
    const numbers = {
      chapter: Number(first.chapter),
      verse_start: Number(first.verse_start),
      verse_end: Number(first.verse_end || first.verse_start),
    }
    return { key: date, columns: { date, book: first.book, ...numbers, translations } }
  })
}

function check(line: Line, language: Language): void {
  const numbers = [line.chapter, line.verse_start, line.verse_end || line.verse_start].map(Number)
  const usable =
    /^(\d{4}-)?\d\d-\d\d$/.test(line.date) &&
    isBook(line.book) &&
    numbers.every((number) => Number.isInteger(number) && number > 0) &&
    line.text &&
    line.translation
  if (!usable)
    throw new Error(
      `The line for ${line.date || 'an unknown date'} of the ${language} verses cannot be used.`,
    )
}
