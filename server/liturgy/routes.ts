import type { liturgy } from '#contract/liturgy.ts'
import { listed, windowOf } from '../http/lists.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handlers } from '../http/serve.ts'
import { DateOutsideCalendar, firstYear, lastYear, liturgicalDay, liturgicalDays } from './calendar.ts'
import { isoDate, parseDate } from './civil-days.ts'

const longestSpan = 100

export const liturgyRoutes: Handlers<typeof liturgy> = {
  async list(call) {
    const { query, settings, language, clock } = call
    const from = query.date__gte ?? clock.today()
    const first = parseDate(from) ?? 0
    const to = query.date__lte ?? isoDate(first + 6)
    const count = Math.max(0, (parseDate(to) ?? 0) - first + 1)
    if (count > longestSpan) throw new Refusal('invalid', undefined, { date__lte: spanTooLong })
    const days = await liturgicalDays(from, to, settings.liturgicalCalendar, language).catch(
      refuse('invalid'),
    )
    const ordered = query.ordering === '-date' ? days.toReversed() : days
    const { page, page_size } = windowOf(query)
    return listed(call, { count, results: ordered.slice((page - 1) * page_size, page * page_size) })
  },

  today: ({ settings, language, clock }) =>
    liturgicalDay(clock.today(), settings.liturgicalCalendar, language),

  show: ({ settings, language, params }) =>
    liturgicalDay(params.date, settings.liturgicalCalendar, language).catch(refuse('missing')),
}

const spanTooLong = {
  es: `Pide ${longestSpan} días como máximo.`,
  en: `Ask for ${longestSpan} days at most.`,
}

/** A date outside of the calendar's years is the caller's mistake. */
function refuse(kind: 'invalid' | 'missing') {
  return (error: unknown): never => {
    if (!(error instanceof DateOutsideCalendar)) throw error
    throw new Refusal(kind, {
      es: `El calendario va de ${firstYear} a ${lastYear}.`,
      en: `The calendar goes from ${firstYear} to ${lastYear}.`,
    })
  }
}
