import type { DateTimeFormatOptions } from 'use-intl'
import { useFormatter, useTranslations } from 'use-intl/react'

/** A calendar day (`YYYY-MM-DD`) as an instant that is on that day in UTC, to be formatted there. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}

/** Ways to write a calendar day in the language of the page. */
export function useDates() {
  const format = useFormatter()
  const t = useTranslations('dates')
  const part = (date: string, options: DateTimeFormatOptions) =>
    format.dateTime(noonOf(date), { ...options, timeZone: 'UTC' })
  return {
    /** «Domingo 19 de julio», “Sunday, July 19”. */
    day: (date: string) =>
      capitalised(
        t('day', {
          weekday: part(date, { weekday: 'long' }),
          date: part(date, { day: 'numeric', month: 'long' }),
        }),
      ),
    /** «19 de julio», “July 19”. */
    dayOfYear: (date: string) => part(date, { day: 'numeric', month: 'long' }),
    /** «dom», “Sun”. */
    weekday: (date: string) => part(date, { weekday: 'short' }).replace('.', ''),
    /** The number of the day in its month. */
    number: (date: string) => String(Number(date.slice(8))),
    /** «Julio de 2026», “July 2026”. */
    month: (month: string) => capitalised(part(`${month}-15`, { month: 'long', year: 'numeric' })),
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
