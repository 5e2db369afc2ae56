import type { LiturgicalSeason } from '#contract/liturgy.ts'
import { dayNumber, weekday, yearOf, type DayNumber } from './civil-days.ts'
import { easterSunday } from './easter.ts'

/** The part of a season that is not counted by weeks, or not only by them. */
type Part =
  'octave_of_christmas' | 'after_epiphany' | 'before_first_sunday_of_lent' | 'holy_week' | 'octave_of_easter'

/** Where a day stands in the liturgical year, whatever is celebrated on it. */
export type Place = {
  season: LiturgicalSeason
  /** The week of the season from 1, or null where the season does not count it; see the contract. */
  week: number | null
  /** The day of the week, Sunday 0 to Saturday 6. */
  weekday: number
  part: Part | null
  /** The day of the octave of Christmas from 1, else null. */
  octaveDay: number | null
  /** The civil year in which the liturgical year ends; it begins in Advent of the year before. */
  liturgicalYear: number
  psalterWeek: number
}

/** The First Sunday of Advent that falls in a civil year: the Sunday nearest to 30 November (General Norms, 40). */
function firstSundayOfAdvent(year: number): DayNumber {
  return sundayFrom(dayNumber(year, 11, 27))
}

function sundayFrom(day: DayNumber): DayNumber {
  return day + ((7 - weekday(day)) % 7)
}

/**
 * The last day of Christmas Time: the Baptism of the Lord is the Sunday after 6 January; where Epiphany is kept on
 * a Sunday and this is 7 or 8 January, it is the Monday after (General Norms, 38; Roman Missal).
 */
function baptismOfTheLord(epiphany: DayNumber, seventhOfJanuary: DayNumber): DayNumber {
  return epiphany >= seventhOfJanuary ? epiphany + 1 : sundayFrom(epiphany + 1)
}

/**
 * Places a day in the liturgical year. `epiphanyOnSunday`: Epiphany is the Sunday from 2 to 8 January and not the
 * sixth. Source: General Norms for the Liturgical Year and the Calendar, 17–44.
 */
export function placeOf(day: DayNumber, epiphanyOnSunday: boolean): Place {
  const civilYear = yearOf(day)
  const year = day >= firstSundayOfAdvent(civilYear) ? civilYear + 1 : civilYear
  const advent = firstSundayOfAdvent(year - 1)
  const christmas = dayNumber(year - 1, 12, 25)
  const january = dayNumber(year, 1, 1)
  const epiphany = epiphanyOnSunday ? sundayFrom(january + 1) : january + 5
  const baptism = baptismOfTheLord(epiphany, january + 6)
  const easter = easterSunday(year)
  const weekFrom = (sunday: DayNumber) => Math.floor((day - sunday) / 7) + 1
  // The four weeks of the psalter begin anew in Advent, Ordinary Time, Lent and Easter Time, and go on through
  // Christmas Time; the days before the first Sunday of Lent have the fourth (General Instruction of the Liturgy
  // of the Hours, 133).
  const place = (
    season: LiturgicalSeason,
    week: number | null,
    part: Part | null = null,
    psalter = week ?? 4,
  ) => ({
    season,
    week,
    weekday: weekday(day),
    part,
    octaveDay: part === 'octave_of_christmas' ? day - christmas + 1 : null,
    liturgicalYear: year,
    psalterWeek: ((psalter - 1) % 4) + 1,
  })

  if (day < christmas) return place('advent', weekFrom(advent))
  if (day <= baptism) {
    const part = day <= january ? 'octave_of_christmas' : day > epiphany ? 'after_epiphany' : null
    return place('christmas', null, part, weekFrom(advent))
  }
  if (day < easter - 46) return place('ordinary_time', weekFrom(baptism - weekday(baptism)))
  if (day < easter - 42) return place('lent', null, 'before_first_sunday_of_lent')
  if (day < easter - 3) {
    const week = weekFrom(easter - 42)
    return place('lent', week, week === 6 ? 'holy_week' : null)
  }
  if (day < easter) return place('paschal_triduum', null, 'holy_week', 6)
  if (day < easter + 50) {
    return place('easter', weekFrom(easter), day < easter + 8 ? 'octave_of_easter' : null)
  }
  // The weeks that Lent cuts out are lost from the middle: the last one before Advent is always the thirty-fourth.
  return place('ordinary_time', 34 - Math.floor((firstSundayOfAdvent(year) - 1 - day) / 7))
}
