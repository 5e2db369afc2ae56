import type { liturgy } from '#contract/liturgy.ts'
import { listed, windowOf } from '../http/lists.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handlers } from '../http/serve.ts'
import { liturgicalDay, liturgicalDays } from './calendar.ts'
import { daysBetween, plusDays } from './span.ts'

const longestSpan = 100

export const liturgyRoutes: Handlers<typeof liturgy> = {
  async list(call) {
    const { query, settings, language, clock } = call
    const from = query.date__gte ?? clock.today()
    const to = query.date__lte ?? plusDays(from, 6)
    const count = Math.max(0, daysBetween(from, to) + 1)
    if (count > longestSpan) throw new Refusal('invalid', undefined, { date__lte: spanTooLong })
    const { page, page_size } = windowOf(query)
    const days = count > 0 ? await liturgicalDays(from, to, settings.liturgicalCalendar, language) : []
    const ordered = query.ordering === '-date' ? days.toReversed() : days
    return listed(call, { count, results: ordered.slice((page - 1) * page_size, page * page_size) })
  },

  today: ({ settings, language, clock }) =>
    liturgicalDay(clock.today(), settings.liturgicalCalendar, language),

  show: ({ settings, language, params }) => liturgicalDay(params.date, settings.liturgicalCalendar, language),
}

const spanTooLong = {
  es: `Pide ${longestSpan} días como máximo.`,
  en: `Ask for ${longestSpan} days at most.`,
}
