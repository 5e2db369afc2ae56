import type { BundleInputs, LiturgicalDayInput } from 'romcal'
import type { LiturgicalCalendar } from '#contract/liturgy.ts'
import { monthAndDay } from './civil-days.ts'
import { sundayRules } from './sunday-rules.ts'
import { transferredSolemnities } from './transfers.ts'

/** What every calendar mends in romcal's definitions: a later definition of a celebration overrides the earlier. */
const everywhere: Record<string, LiturgicalDayInput> = {
  // Decree of 9 November 2025 (published 3 February 2026): optional memorial in the General Roman Calendar.
  john_henry_newman_priest: {
    precedence: 'OPTIONAL_MEMORIAL_12',
    dateDef: { month: 10, date: 9 },
    colors: 'WHITE',
  },
  // romcal would put it above any solemnity of the same day; what happens with another memorial is in `year.ts`.
  immaculate_heart_of_mary: { allowSimilarRankItems: false },
}

const proper: Record<LiturgicalCalendar, Record<string, LiturgicalDayInput>> = {
  'general-roman': {},
  spain: {
    // The Holy See dispenses Spain from moving it to 9 December when the 8th is a Sunday of Advent (2013, 2019, 2024).
    immaculate_conception_of_the_blessed_virgin_mary: {
      dateDef: { month: 12, date: 8 },
      precedence: 'PROPER_OF_TIME_SOLEMNITY_2',
    },
    // Martyrs, whose colour is red (General Instruction of the Roman Missal, 346 b).
    eulogius_of_cordoba_bishop: { colors: 'RED' },
    peter_poveda_and_innocent_of_mary_immaculate_canoura_priests_and_companions_martyrs: { colors: 'RED' },
  },
  mexico: {
    // Congregation for Divine Worship, 17 January 2013: kept on 12 December also when this is a Sunday of Advent.
    our_lady_of_guadalupe: { precedence: 'PROPER_OF_TIME_SOLEMNITY_2' },
    finding_of_the_holy_cross: { colors: 'RED' },
  },
  'united-states': {
    // The faithful departed: also white in the United States (General Instruction with adaptations, 346).
    commemoration_of_all_the_faithful_departed: { colors: ['PURPLE', 'WHITE', 'BLACK'] },
  },
}

/**
 * romcal's definitions of a calendar with our mendings, for one civil year. The two movable memorials of Mary come
 * first, because of two memorials on one day romcal takes the first that is defined, and Mary, Mother of the Church
 * prevails (Congregation for Divine Worship, notification of 24 March 2018).
 */
export function mended(inputs: BundleInputs, calendar: LiturgicalCalendar, year: number): BundleInputs {
  const transferred = Object.entries(transferredSolemnities(year, sundayRules[calendar])).map(
    ([id, day]): [string, LiturgicalDayInput] => {
      const [month, date] = monthAndDay(day)
      return [id, { dateDef: { month, date }, dateExceptions: [] }]
    },
  )
  const result: BundleInputs = {}
  for (const id of ['mary_mother_of_the_church', 'immaculate_heart_of_mary']) result[id] = inputs[id] ?? []
  Object.assign(result, inputs)
  for (const [id, mending] of [
    ...Object.entries(everywhere),
    ...Object.entries(proper[calendar]),
    ...transferred,
  ]) {
    result[id] = [...(result[id] ?? []), { ...mending, fromCalendarId: 'pray' }]
  }
  return result
}
