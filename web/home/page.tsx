import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { useQueries } from '#web/api/provider.tsx'
import { useDates } from '#web/i18n/dates.ts'
import { page } from '#web/i18n/page.ts'
import { DayList } from '#web/liturgy/day-list.tsx'
import { TodayCard } from '#web/liturgy/today-card.tsx'
import { ChevronRightIcon } from '#web/ui/icons.tsx'
import { PageRibbon } from '#web/ui/ribbon.tsx'
import { LoadFailure, Skeleton } from '#web/ui/states.tsx'
import { previewOf } from '#web/verses/picture.ts'
import { Reflection } from '#web/verses/reflection.tsx'
import { VerseActs } from '#web/verses/verse-acts.tsx'
import { VerseText } from '#web/verses/verse-text.tsx'

/** Today: the day of the Church, its verse, and the days to come. An open book on wide screens. */
export const Route = createFileRoute('/_home/home')({
  loader: ({ context: { begin, queryClient, queries } }) =>
    begin(
      queryClient.prefetchQuery(queries().verses.today()),
      queryClient.prefetchQuery(queries().liturgy.list()),
    ),
  head: ({ match: { context } }) => {
    const { verses, liturgy } = context.queries()
    const verse = context.queryClient.getQueryData(verses.today().queryKey)
    const day = context.queryClient.getQueryData(liturgy.today().queryKey)
    const { language } = context.locale.wanted.get()
    return page(context, {
      path: '/home',
      description: context.t()('shell.description'),
      schema: { '@type': 'WebSite', name: 'Pray', url: `${context.origin}/home` },
      image: verse && previewOf(verse, day?.colour ?? 'green', language),
    })
  },
  component: HomePage,
})

function HomePage() {
  return (
    <div className="book relative mx-auto max-w-326 overflow-x-clip desk:grid desk:grid-cols-2 desk:gap-x-36 desk:px-10 desk:pb-16">
      <div aria-hidden className="absolute top-0 left-1/2 z-1 -ml-4 hidden desk:block">
        <PageRibbon length={690} width={32} sway={9} />
      </div>
      <div className="px-5 pl-17 max-[359px]:pl-15 desk:px-0 desk:pt-9">
        <Day />
        <DayVerse />
      </div>
      <div className="desk:pt-9">
        <Celebration />
        <Week />
      </div>
    </div>
  )
}

/** The date and the season, as the heading of the page. */
function Day() {
  const t = useTranslations('liturgy')
  const dates = useDates()
  const day = useQuery(useQueries().liturgy.today())
  if (day.isError) {
    return (
      <LoadFailure
        message={t('failure')}
        busy={day.isFetching}
        onRetry={() => void day.refetch()}
        className="py-4"
      />
    )
  }
  if (!day.data) return <Skeleton className="mt-2 h-12 w-56" />
  return (
    <h1>
      <span className="block text-base/[1.35] font-medium text-ink-2 desk:text-[1.0625rem]">
        {dates.day(day.data.date)}
      </span>
      <span className="mt-0.5 block font-serif text-xl/[1.25] font-medium text-lit-text italic desk:text-2xl/[1.25]">
        {day.data.subtitle ?? day.data.season_name}
      </span>
    </h1>
  )
}

function DayVerse() {
  const t = useTranslations('errors')
  const verse = useQuery(useQueries().verses.today())
  if (verse.isError) {
    return (
      <LoadFailure
        message={t('verse')}
        busy={verse.isFetching}
        onRetry={() => void verse.refetch()}
        className="mt-8"
      />
    )
  }
  if (!verse.data) {
    return (
      <div aria-busy className="mt-6 space-y-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9 w-2/3" />
      </div>
    )
  }
  return (
    <>
      <div className="mt-5.5 desk:mt-6.5">
        <VerseText verse={verse.data} linked />
      </div>
      <div className="mt-4 desk:mt-5.5">
        <VerseActs verse={verse.data} />
      </div>
      {verse.data.reflection && <Reflection text={verse.data.reflection} />}
    </>
  )
}

function Celebration() {
  const day = useQuery(useQueries().liturgy.today()).data
  if (!day) return null
  return (
    <div className="relative z-2 mx-3 mt-8 desk:mx-0 desk:mt-0">
      <TodayCard day={day} />
    </div>
  )
}

/** The days to come. On phones the ribbon of the page ends here, at today. */
function Week() {
  const t = useTranslations()
  const today = useQuery(useQueries().liturgy.today()).data?.date
  const week = useQuery(useQueries().liturgy.list())
  return (
    <section aria-labelledby="week" className="pt-10 pr-5 pb-6 pl-17 max-[359px]:pl-15 desk:px-0 desk:pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="week" className="type-h2">
          {t('home.week')}
        </h2>
        <Link
          to="/liturgy"
          className="inline-flex min-h-12 items-center gap-1 text-base/[1.2] font-semibold text-teal-text"
        >
          {t('home.calendar')}
          <ChevronRightIcon size={16} />
        </Link>
      </div>
      <div className="relative mt-1.5">
        {week.data ? (
          <DayList days={week.data.results} today={today} mark={<EndOfRibbon />} />
        ) : (
          <>
            <EndOfRibbon />
            {week.isError ? (
              <LoadFailure
                message={t('liturgy.failure')}
                busy={week.isFetching}
                onRetry={() => void week.refetch()}
                className="py-4"
              />
            ) : (
              <div aria-busy className="space-y-4 py-3">
                <Skeleton className="h-12" />
                <Skeleton className="h-12" />
                <Skeleton className="h-12" />
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function EndOfRibbon() {
  return (
    <span
      aria-hidden
      className="absolute top-10 -left-10.75 h-[3000px] -translate-y-full max-[359px]:-left-10.5 desk:hidden"
    >
      <PageRibbon width={24} sway={4} />
    </span>
  )
}
