import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { useQueries } from '#web/api/provider.tsx'
import { useDates } from '#web/i18n/dates.ts'
import { page } from '#web/i18n/page.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx'
import { LoadFailure, Skeleton } from '#web/ui/states.tsx'
import { DayList } from './day-list.tsx'

/** The calendar of the Church, a month at a time. */
export const Route = createFileRoute('/_default/liturgy')({
  validateSearch: (search: Record<string, unknown>): { month?: string } =>
    // Undefined, and not left out: the router would put back what the address says.
    ({ month: isMonth(search.month) ? search.month : undefined }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { begin, queryClient, queries }, deps }) => {
    const today = await queryClient.fetchQuery(queries().liturgy.today()).catch(() => undefined)
    const month = deps.month ?? today?.date.slice(0, 7)
    if (month) await begin(queryClient.prefetchQuery(queries().liturgy.list(spanOf(month))))
  },
  head: ({ match: { context, search } }) => {
    const t = context.t()
    const path = search.month ? `/liturgy?month=${search.month}` : '/liturgy'
    return page(context, { path, title: t('liturgy.title'), description: t('liturgy.description') })
  },
  component: LiturgyPage,
})

function LiturgyPage() {
  const t = useTranslations('liturgy')
  const dates = useDates()
  const queries = useQueries()
  const today = useQuery(queries.liturgy.today()).data?.date
  const month = Route.useSearch().month ?? today?.slice(0, 7)
  const days = useQuery({ ...queries.liturgy.list(month ? spanOf(month) : {}), enabled: month !== undefined })
  return (
    <div className="mx-auto max-w-170 pt-4 pb-10 desk:pt-10">
      <h1 className="type-title">{t('title')}</h1>
      {month && (
        <nav aria-label={t('months')} className="mt-5 flex items-center justify-between gap-2 desk:mt-7">
          <MonthLink month={beside(month, -1)} name={t('previous')} icon={<ChevronLeftIcon />} />
          <h2 className="type-h2 min-w-0 text-center" aria-live="polite">
            {dates.month(month)}
          </h2>
          <MonthLink month={beside(month, 1)} name={t('next')} icon={<ChevronRightIcon />} />
        </nav>
      )}
      <div className="mt-2">
        {days.isError ? (
          <LoadFailure
            message={t('failure')}
            busy={days.isFetching}
            onRetry={() => void days.refetch()}
            className="py-8"
          />
        ) : days.data ? (
          <DayList days={days.data.results} today={today} />
        ) : (
          <div aria-busy className="space-y-4 py-4">
            {Array.from({ length: 7 }, (_, row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function MonthLink({ month, name, icon }: { month: string; name: string; icon: React.ReactNode }) {
  return (
    <Link
      to="/liturgy"
      search={{ month }}
      resetScroll={false}
      aria-label={name}
      className="tap grid place-items-center rounded-full hover:bg-sunken"
    >
      {icon}
    </Link>
  )
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && /^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(value)
}

/** The query of a whole month. */
function spanOf(month: string) {
  return { date__gte: `${month}-01`, date__lte: lastDayOf(month), page_size: 31 }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The month so many months after another. */
function beside(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7)
}
