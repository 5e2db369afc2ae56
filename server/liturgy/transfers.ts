import { dayNumber, weekday, type DayNumber } from './civil-days.ts'
import { easterSunday } from './easter.ts'
import type { SundayRules } from './sunday-rules.ts'

/** On a Sunday of Advent, Lent or Easter Time a solemnity moves to the Monday (General Norms, 5). */
function orMonday(day: DayNumber): DayNumber {
  return weekday(day) === 0 ? day + 1 : day
}

/**
 * The days of the solemnities of a civil year that give way to others, by key. romcal loses St Joseph in the years
 * when it falls in Holy Week (it sets him a day before 19 March and not before Palm Sunday), leaves the
 * Annunciation on a Sunday of Lent, and drops the saint where a solemnity of the Lord falls on the same day.
 */
export function transferredSolemnities(year: number, rules: SundayRules): Record<string, DayNumber> {
  const easter = easterSunday(year)
  const sacredHeart = easter + 68
  const corpusChristi = easter + (rules.corpusChristiOnSunday ? 63 : 60)
  const inHolyWeekOrOctave = (day: DayNumber) => day >= easter - 7 && day <= easter + 7
  const joseph = dayNumber(year, 3, 19)
  const annunciation = dayNumber(year, 3, 25)
  const baptist = dayNumber(year, 6, 24)
  const peterAndPaul = dayNumber(year, 6, 29)
  return {
    // To the Saturday before Palm Sunday (General Norms, 56 f), as in 2008.
    joseph_spouse_of_mary: inHolyWeekOrOctave(joseph) ? easter - 8 : orMonday(joseph),
    // To the Monday after the second Sunday of Easter (General Norms, 60).
    annunciation_of_the_lord: inHolyWeekOrOctave(annunciation) ? easter + 8 : orMonday(annunciation),
    // Solemnities of the Lord come first and the other goes to the nearest free day (General Norms, 59–60): the day
    // before the Sacred Heart (Congregation for Divine Worship, responsum of 11 May 2020), else the day after.
    nativity_of_john_the_baptist:
      baptist === sacredHeart ? baptist - 1 : baptist === corpusChristi ? baptist + 1 : baptist,
    peter_and_paul_apostles: peterAndPaul === sacredHeart ? peterAndPaul + 1 : peterAndPaul,
  }
}
