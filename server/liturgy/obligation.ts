import type { LiturgicalCalendar } from '#contract/liturgy.ts'
import { weekday, type DayNumber } from './civil-days.ts'

const nativity = 'nativity_of_the_lord'
const motherOfGod = 'mary_mother_of_god'
const assumption = 'assumption_of_the_blessed_virgin_mary'
const allSaints = 'all_saints'
const immaculateConception = 'immaculate_conception_of_the_blessed_virgin_mary'
const corpusChristi = 'most_holy_body_and_blood_of_christ'
const joseph = 'joseph_spouse_of_mary'

/** The days that oblige besides Sundays, by what they celebrate. */
const obliging: Record<LiturgicalCalendar, ReadonlySet<string>> = {
  // Code of Canon Law, canon 1246 § 1.
  'general-roman': new Set([
    nativity,
    'epiphany_of_the_lord',
    'ascension_of_the_lord',
    corpusChristi,
    motherOfGod,
    immaculateConception,
    assumption,
    joseph,
    'peter_and_paul_apostles',
    allSaints,
  ]),
  // Calendario particular de España: what is not moved to Sunday.
  spain: new Set([
    nativity,
    'epiphany_of_the_lord',
    motherOfGod,
    immaculateConception,
    assumption,
    joseph,
    'james_apostle',
    allSaints,
  ]),
  // Conferencia del Episcopado Mexicano: "fiestas de precepto".
  mexico: new Set([nativity, motherOfGod, corpusChristi, 'our_lady_of_guadalupe']),
  // United States Conference of Catholic Bishops: complementary norm to canon 1246.
  'united-states': new Set([
    nativity,
    motherOfGod,
    'ascension_of_the_lord',
    assumption,
    allSaints,
    immaculateConception,
  ]),
}

/** In the United States these do not oblige on a Saturday or Monday (decree of the bishops, 13 December 1991). */
const waivedBesideSunday = new Set([motherOfGod, assumption, allSaints])

/**
 * Whether the faithful are obliged to take part in Mass: every Sunday, and the days that a calendar names. Where a
 * solemnity moves, the obligation moves with it (Dicastery for Legislative Texts, 4 September 2024).
 */
export function isHolyDayOfObligation(day: DayNumber, key: string, calendar: LiturgicalCalendar): boolean {
  const today = weekday(day)
  if (today === 0) return true
  if (!obliging[calendar].has(key)) return false
  return !(calendar === 'united-states' && waivedBesideSunday.has(key) && (today === 1 || today === 6))
}
