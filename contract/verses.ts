import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { dayColours } from './liturgy.ts'
import { ById, Day, ListOf, ListQuery } from './lists.ts'
import { nullable, oneOf } from './text.ts'

/**
 * A verse of the day. `date` is `MM-DD` for a day of the yearly cycle or `YYYY-MM-DD` for one day only. `book` is
 * the book's OSIS code; chapter and verses are counted as in the Vulgate; `reference` is written as the language
 * does it, with the Hebrew number of a psalm in brackets.
 */
export const Verse = Type.Object({
  id: Type.Integer(),
  date: Type.String(),
  reference: Type.String(),
  book: Type.String({ description: 'OSIS code of the book' }),
  chapter: Type.Integer(),
  verse_start: Type.Integer(),
  verse_end: Type.Integer(),
  text: Type.String(),
  translation: Type.String({ description: 'Which translation the text is from' }),
  reflection: nullable(Type.String()),
})
export type Verse = Static<typeof Verse>

/** The shapes of a verse's picture: 1:1 and 9:16 to share, and the wide card of link previews. */
export const pictureFormats = ['square', 'story', 'card'] as const

export const verses = {
  list: endpoint({
    method: 'GET',
    path: '/daily-verses/verses/',
    access: 'browse',
    summary: 'The verses of the year.',
    query: ListQuery({ ordering: ['date', 'id'] }, {}),
    reply: ListOf(Verse),
    tables: ['daily_verses'],
  }),
  today: endpoint({
    method: 'GET',
    path: '/daily-verses/verses/today/',
    access: 'browse',
    summary: 'The verse of today in the community’s time zone, or of another day.',
    query: Type.Object({ date: Type.Optional(Day) }),
    reply: Verse,
    tables: ['daily_verses'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/daily-verses/verses/{id}/',
    access: 'browse',
    summary: 'One verse.',
    params: ById,
    reply: Verse,
    tables: ['daily_verses'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/daily-verses/verses/{id}/picture/',
    access: 'browse',
    summary: 'A verse as an image to share.',
    params: ById,
    query: Type.Object({
      format: Type.Optional(oneOf(pictureFormats, { default: 'square' })),
      colour: Type.Optional(
        oneOf(dayColours, { default: 'green', description: 'Of the ribbon and the window' }),
      ),
    }),
    reply: { file: ['image/jpeg'] },
  }),
}
