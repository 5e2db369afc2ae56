import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useQueries } from '#web/api/provider.tsx'
import { LoadFailure } from '#web/ui/states.tsx'

/** Whose site this is and what it is, at the end of every page. */
export function Footer({ margin }: { margin: boolean }) {
  const t = useTranslations()
  const configuration = useQuery(useQueries().configuration.list())
  const valueOf = (key: string) => configuration.data?.results.find((entry) => entry.key === key)?.value
  const contact = valueOf('contact_email')
  return (
    <footer className="mx-auto w-full max-w-360 pb-[calc(84px+env(safe-area-inset-bottom))] desk:pb-0">
      <div
        className={`type-meta space-y-1 border-t border-line py-7 pr-(--gutter) text-ink-3 ${margin ? 'pl-17 max-[359px]:pl-15 desk:pl-10' : 'pl-(--gutter)'}`}
      >
        {configuration.isError ? (
          <LoadFailure
            message={t('errors.configuration')}
            busy={configuration.isFetching}
            onRetry={() => void configuration.refetch()}
            className="pb-3"
          />
        ) : (
          <p className="flex flex-wrap items-center gap-2 text-base font-medium text-ink-2">
            {valueOf('site_name')}
            {valueOf('notice') === 'demo' && (
              <span className="rounded-full bg-sunken px-2.5 py-0.5 text-[.9375rem] whitespace-nowrap text-ink-2">
                {t('shell.demo')}
              </span>
            )}
          </p>
        )}
        <p>{t('shell.free')}</p>
        {contact && (
          <p>
            <a
              href={`mailto:${contact}`}
              className="inline-flex min-h-12 items-center text-teal-text underline underline-offset-4"
            >
              {t('shell.contact')}
            </a>
          </p>
        )}
        <p>{t('shell.places')}</p>
      </div>
    </footer>
  )
}
