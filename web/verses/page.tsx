import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl/react'
import { ProblemError } from '#web/api/problem-error.ts'
import { useQueries } from '#web/api/provider.tsx'
import { useDates } from '#web/i18n/dates.ts'
import { page } from '#web/i18n/page.ts'
import { useLanguage } from '#web/i18n/speaking.tsx'
import { pictureAddress, pictureSizes, previewOf } from './picture.ts'
import { Reflection } from './reflection.tsx'
import { VerseActs } from './verse-acts.tsx'
import { VerseText } from './verse-text.tsx'

/** The permanent page of a verse: what a shared link opens. */
export const Route = createFileRoute('/_default/verses/$id')({
  loader: async ({ context: { queryClient, queries }, params }) => {
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    const id = Number(params.id)
    try {
      const verse = await queryClient.fetchQuery(queries().verses.show({ id }))
      const day = await queryClient.fetchQuery(queries().liturgy.today())
      return { verse, colour: day.colour }
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: ({ match: { context, params }, loaderData }) => {
    if (!loaderData) {
      const t = context.t()
      const facts = {
        path: `/verses/${params.id}`,
        title: t('errors.missing'),
        description: t('errors.missing_text'),
      }
      return page(context, { ...facts, hidden: true })
    }
    const { verse, colour } = loaderData
    const { language } = context.locale.wanted.get()
    return page(context, {
      path: `/verses/${params.id}`,
      title: verse.reference,
      description: verse.text,
      schema: { '@type': 'Quotation', text: verse.text, citation: verse.reference },
      image: previewOf(verse, colour, language),
    })
  },
  component: VersePage,
})

function VersePage() {
  const t = useTranslations('verses')
  const dates = useDates()
  const language = useLanguage()
  const queries = useQueries()
  const { data: verse } = useSuspenseQuery(queries.verses.show({ id: Number(Route.useParams().id) }))
  const colour = useQuery(queries.liturgy.today()).data?.colour ?? 'green'
  const date = verse.date.length === 5 ? `2024-${verse.date}` : verse.date
  const picture = pictureAddress(verse.id, 'square', colour, language)
  return (
    <article className="mx-auto grid max-w-290 grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-10 pt-4 pb-12 desk:grid-cols-[minmax(0,1fr)_26rem] desk:pt-14">
      <div>
        <h1 className="text-base font-medium text-ink-2">{t('of_day', { date: dates.dayOfYear(date) })}</h1>
        <div className="mt-5">
          <VerseText verse={verse} />
        </div>
        <div className="mt-5">
          <VerseActs verse={verse} />
        </div>
        {verse.reflection && <Reflection text={verse.reflection} />}
      </div>
      <img
        src={picture}
        alt={t('picture', { reference: verse.reference })}
        {...pictureSizes.square}
        className="w-full max-w-104 rounded-l bg-night shadow-float desk:max-w-none"
      />
    </article>
  )
}
