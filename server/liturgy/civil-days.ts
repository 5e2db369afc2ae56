const millisecondsOfADay = 86_400_000

/** A civil date as the number of days since 1 January 1970; a Sunday is where `weekday` answers 0. */
export type DayNumber = number

/** The day number of a date of the Gregorian calendar; `month` from 1. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return Date.UTC(year, month - 1, day) / millisecondsOfADay
}

/** The date of a day number, `YYYY-MM-DD`. */
export function isoDate(day: DayNumber): string {
  return new Date(day * millisecondsOfADay).toISOString().slice(0, 10)
}

/** The day number of `YYYY-MM-DD`, or null where that is not a day of the calendar. */
export function parseDate(date: string): DayNumber | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsOfADay
  return Number.isNaN(day) || isoDate(day) !== date ? null : day
}

/** The day of the week, Sunday 0 to Saturday 6. */
export function weekday(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The civil year of a day. */
export function yearOf(day: DayNumber): number {
  return new Date(day * millisecondsOfADay).getUTCFullYear()
}

/** January 1 to December 12. */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The month of a day and its day of the month. */
export function monthAndDay(day: DayNumber): [month: Month, day: number] {
  const date = new Date(day * millisecondsOfADay)
  return [(date.getUTCMonth() + 1) as Month, date.getUTCDate()]
}
