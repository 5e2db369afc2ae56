import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LiturgicalDay } from '#contract/liturgy.ts'
import { useDates } from '#web/i18n/dates.ts'

/** Days in their order, each with its number, what it celebrates and the colour that it has. */
export function DayList({ days, today, mark }: { days: LiturgicalDay[]; today?: string; mark?: ReactNode }) {
  return (
    <ol className="divide-y divide-line">
      {days.map((day) => (
        <DayRow key={day.date} day={day} now={day.date === today} mark={day.date === today && mark} />
      ))}
    </ol>
  )
}

function DayRow({ day, now, mark }: { day: LiturgicalDay; now: boolean; mark: ReactNode }) {
  const t = useTranslations('liturgy')
  const dates = useDates()
  const plain = day.rank === 'weekday'
  // A weekday’s rank says nothing; the saints that may be remembered on it do.
  const others = day.celebrations.slice(1).map(({ name }) => name)
  const note = plain ? others.join(' · ') : day.rank_name
  return (
    <li
      data-lit={day.colour}
      aria-current={now ? 'date' : undefined}
      className="relative flex min-h-18 items-center gap-4 py-3"
    >
      {mark}
      <time
        dateTime={day.date}
        aria-label={dates.day(day.date)}
        className={`w-11 flex-none text-center ${now ? 'text-lit-text' : ''}`}
      >
        <span className="block font-serif text-[1.875rem]/none font-medium lining-nums">
          {dates.number(day.date)}
        </span>
        <span className={`type-meta ${now ? 'font-semibold' : 'text-ink-2'}`}>{dates.weekday(day.date)}</span>
      </time>
      <span className="min-w-0 grow">
        <span className={plain ? 'type-body text-ink-2' : 'type-h3 block'}>
          {plain ? (day.subtitle ?? day.title) : day.title}
        </span>
        {note && <span className="type-meta block text-ink-2">{note}</span>}
      </span>
      <span className="flex-none">
        <span aria-hidden className="block size-3.5 rounded-full border border-lit-edge bg-lit" />
        <span className="sr-only">{t(`colours.${day.colour}`)}</span>
      </span>
    </li>
  )
}
