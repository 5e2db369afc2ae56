import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day, ListOf, ListQuery } from './lists.ts'
import { nullable, oneOf } from './text.ts'

/**
 * The calendars that a community can follow (setting `LITURGICAL_CALENDAR`): the General Roman Calendar, or that
 * of a country, which adds its own saints and moves some solemnities to Sunday (General Norms for the Liturgical
 * Year and the Calendar, 7 and 49–55).
 */
export const calendars = ['general-roman', 'spain', 'mexico', 'united-states'] as const

/** A calendar that a community can follow. */
export type LiturgicalCalendar = (typeof calendars)[number]

/**
 * The seasons of the liturgical year (General Norms, 17–44). A date has one season, that of its principal Mass:
 * Holy Thursday is `paschal_triduum`, which its evening Mass begins, and Easter Sunday is `easter`.
 */
export const seasons = ['advent', 'christmas', 'ordinary_time', 'lent', 'paschal_triduum', 'easter'] as const

/** A season of the liturgical year. */
export type LiturgicalSeason = (typeof seasons)[number]

/** The colour of a day: what its vestments are, and what colours the screens of that day. */
export const dayColours = ['green', 'violet', 'white', 'red', 'rose'] as const

/** The colour of a day. */
export type DayColour = (typeof dayColours)[number]

/** The colours of vestments (General Instruction of the Roman Missal, 346), of which a celebration may have several. */
export const vestmentColours = [...dayColours, 'black'] as const

/** A colour of vestments. */
export type VestmentColour = (typeof vestmentColours)[number]

/**
 * The ranks of liturgical days (General Norms, 8–16 and 59), the highest first. `triduum`: the days from Holy
 * Thursday to Holy Saturday. `commemoration`: All Souls; a memorial that only lends its collect, as in Lent, from
 * 17 to 24 December and in the octave of Christmas (General Instruction of the Roman Missal, 355 a); or a day of
 * prayer or thanksgiving of a country.
 */
export const ranks = [
  'triduum',
  'solemnity',
  'sunday',
  'feast',
  'memorial',
  'optional_memorial',
  'commemoration',
  'weekday',
] as const

/** The rank of a liturgical day. */
export type LiturgicalRank = (typeof ranks)[number]

/** The four sets of mysteries of the rosary. */
export const mysterySets = ['joyful', 'luminous', 'sorrowful', 'glorious'] as const

/** A set of mysteries of the rosary. */
export type MysterySet = (typeof mysterySets)[number]

/** What is or may be celebrated on a day. */
export const Celebration = Type.Object({
  key: Type.String({
    description: 'Stable name of the celebration, the same in every year, calendar and language',
  }),
  name: Type.String({ description: 'Its name in the language of the answer, as in the Roman Missal' }),
  rank: oneOf(ranks),
  rank_name: Type.String({ description: 'The rank in the language of the answer' }),
  colours: Type.Array(oneOf(vestmentColours), {
    description: 'The colours that may be worn, the customary one first',
  }),
})
export type Celebration = Static<typeof Celebration>

/**
 * A day of the Roman liturgy. The calendar in force today is applied to every year, also to those before a saint
 * was added.
 */
export const LiturgicalDay = Type.Object({
  date: Day,
  season: oneOf(seasons),
  season_name: Type.String({ description: 'The season in the language of the answer' }),
  week: nullable(
    Type.Integer({
      description:
        'The week of the season from 1; 6 in Lent is Holy Week. Null in Christmas Time, in the Triduum and from Ash Wednesday to the Saturday after it, whose days are not counted by weeks',
    }),
  ),
  title: Type.String({
    description: 'The headline of the day: what is celebrated, or else its place in the season',
  }),
  subtitle: nullable(
    Type.String({
      description:
        'A second line: the week of the season, the Sunday that a feast replaces, or the day’s other customary name',
    }),
  ),
  colour: oneOf(dayColours, { description: 'The colour of the day' }),
  rank: oneOf(ranks),
  rank_name: Type.String({ description: 'The rank in the language of the answer' }),
  is_holy_day_of_obligation: Type.Boolean({
    description: 'Every Sunday, and the days that canon 1246 or the bishops of the country name',
  }),
  celebrations: Type.Array(Celebration, {
    minItems: 1,
    description: 'What the day celebrates, then the memorials and commemorations that may be kept on it',
  }),
  rosary_mysteries: oneOf(mysterySets, {
    description: 'The mysteries that are customary on this day of the week (Rosarium Virginis Mariae, 38)',
  }),
  sunday_cycle: oneOf(['A', 'B', 'C'], { description: 'The year of the Sunday lectionary' }),
  weekday_cycle: oneOf(['I', 'II'], { description: 'The year of the weekday lectionary' }),
  psalter_week: Type.Integer({
    minimum: 1,
    maximum: 4,
    description: 'The week of the psalter (General Instruction of the Liturgy of the Hours, 133)',
  }),
})
export type LiturgicalDay = Static<typeof LiturgicalDay>

export const liturgy = {
  list: endpoint({
    method: 'GET',
    path: '/liturgy/',
    access: 'browse',
    summary: 'The days of a span, a hundred at most; the week that begins today unless told.',
    query: ListQuery(
      { ordering: ['date'] },
      { date__gte: Type.Optional(Day), date__lte: Type.Optional(Day) },
    ),
    reply: ListOf(LiturgicalDay),
    tables: [],
  }),
  today: endpoint({
    method: 'GET',
    path: '/liturgy/today/',
    access: 'browse',
    summary: 'Today in the calendar and time zone of the community.',
    reply: LiturgicalDay,
    tables: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/liturgy/{date}/',
    access: 'browse',
    summary: 'Any day of the calendar of the community.',
    params: Type.Object({ date: Day }),
    reply: LiturgicalDay,
    tables: [],
  }),
}
