import type { LiturgicalCalendar, VestmentColour } from '#contract/liturgy.ts'
import { monthAndDay, weekday, type DayNumber } from './civil-days.ts'

/** A day of prayer or thanksgiving of a country, which does not displace the day's own celebration. */
type NationalDay = { key: string; colours: VestmentColour[] }

/**
 * The national day of prayer that falls on a day, or null. United States: General Instruction of the Roman Missal
 * with adaptations, 373 (22 January, or the 23rd where the 22nd is a Sunday), and the proper calendar's Masses for
 * Independence Day and Thanksgiving Day, the fourth Thursday of November.
 */
export function nationalDay(day: DayNumber, calendar: LiturgicalCalendar): NationalDay | null {
  if (calendar !== 'united-states') return null
  const today = weekday(day)
  const [month, date] = monthAndDay(day)
  if (month === 1 && (date === 22 || (date === 23 && today === 1))) {
    return { key: 'prayer_for_the_legal_protection_of_unborn_children', colours: ['white', 'violet'] }
  }
  if (month === 7 && date === 4) return { key: 'independence_day_of_the_united_states', colours: ['white'] }
  if (month === 11 && today === 4 && date >= 22 && date <= 28) {
    return { key: 'thanksgiving_day_of_the_united_states', colours: ['white'] }
  }
  return null
}
