import type { LiturgicalCalendar, LiturgicalDay, MysterySet } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import { dayNumber, isoDate, monthAndDay, parseDate, yearOf, type DayNumber } from './civil-days.ts'
import { keepLatest } from './keep-latest.ts'
import { isHolyDayOfObligation } from './obligation.ts'
import { rankNames, seasonNames, subtitleOf } from './titles.ts'
import { generateYear, type GeneratedDay } from './year.ts'

/** The first civil year that is answered: the reformed calendar is in force since 1 January 1970. */
export const firstYear = 1970
/** The last civil year that is answered. */
export const lastYear = 2200

/** A date that the liturgical calendar does not answer: no day of the calendar, or outside its years. */
export class DateOutsideCalendar extends Error {
  override readonly name = 'DateOutsideCalendar'
  readonly date: string

  constructor(date: string) {
    super(`${date} is not a day between ${firstYear}-01-01 and ${lastYear}-12-31`)
    this.date = date
  }
}

/** A generated year takes about 0.2 MB; this keeps three of each of the four calendars. */
const yearOfCalendar = keepLatest(12, generateYear)

/** Sunday to Saturday. Source: John Paul II, apostolic letter Rosarium Virginis Mariae (2002), 38. */
const mysteriesOfWeekday: readonly MysterySet[] = [
  'glorious',
  'joyful',
  'sorrowful',
  'glorious',
  'luminous',
  'sorrowful',
  'joyful',
]

function inLanguage(
  generated: GeneratedDay,
  calendar: LiturgicalCalendar,
  language: Language,
): LiturgicalDay {
  const { day, place, colour } = generated
  const celebrations = generated.celebrations.map((celebration) => ({
    ...celebration,
    name: celebration.name[language],
    rank_name: rankNames[celebration.rank][language],
  }))
  const [main] = generated.celebrations
  const title = main.name[language]
  const [month, date] = monthAndDay(day)
  const subtitleKey = month === 12 && date === 24 ? 'christmas_eve' : main.key
  return {
    date: isoDate(day),
    season: place.season,
    season_name: seasonNames[place.season][language],
    week: place.week,
    title,
    subtitle: subtitleOf(place, subtitleKey, title, language),
    colour,
    rank: main.rank,
    rank_name: rankNames[main.rank][language],
    is_holy_day_of_obligation: isHolyDayOfObligation(day, main.key, calendar),
    celebrations,
    rosary_mysteries: mysteriesOfWeekday[place.weekday] ?? 'glorious',
    // Year C is that whose number is divisible by three; odd years are I (Introduction to the Lectionary, 66, 69).
    sunday_cycle: (['C', 'A', 'B'] as const)[place.liturgicalYear % 3] ?? 'C',
    weekday_cycle: place.liturgicalYear % 2 === 1 ? 'I' : 'II',
    psalter_week: place.psalterWeek,
  }
}

function dayOf(date: string): DayNumber {
  const day = parseDate(date)
  if (day === null || yearOf(day) < firstYear || yearOf(day) > lastYear) throw new DateOutsideCalendar(date)
  return day
}

/**
 * The liturgical day of a date (`YYYY-MM-DD`) in a calendar, with its names in a language.
 * Throws `DateOutsideCalendar` for what is not a date from 1970 to 2200.
 */
export async function liturgicalDay(
  date: string,
  calendar: LiturgicalCalendar,
  language: Language,
): Promise<LiturgicalDay> {
  const [day] = await liturgicalDays(date, date, calendar, language)
  if (!day) throw new DateOutsideCalendar(date)
  return day
}

/**
 * The liturgical days from one date to another, both included; none where `to` is before `from`. Each civil year
 * that is not yet in memory is generated first, which holds the process up for some 20 ms.
 * Throws `DateOutsideCalendar` for what is not a date from 1970 to 2200.
 */
export async function liturgicalDays(
  from: string,
  to: string,
  calendar: LiturgicalCalendar,
  language: Language,
): Promise<LiturgicalDay[]> {
  const first = dayOf(from)
  const last = dayOf(to)
  const days: LiturgicalDay[] = []
  for (let year = yearOf(first); year <= yearOf(last); year++) {
    const start = dayNumber(year, 1, 1)
    const asked = (await yearOfCalendar(year, calendar)).slice(
      Math.max(first - start, 0),
      Math.max(last - start + 1, 0),
    )
    days.push(...asked.map((generated) => inLanguage(generated, calendar, language)))
  }
  return days
}
