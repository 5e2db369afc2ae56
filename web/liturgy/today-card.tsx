import type { SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LiturgicalDay } from '#contract/liturgy.ts'
import { windowOf } from './window.ts'

/**
 * What the Church celebrates today, beside the window of the day. On a weekday that is in the heading of the page
 * already, so the mysteries of the rosary take the first place.
 */
export function TodayCard({ day }: { day: LiturgicalDay }) {
  const t = useTranslations('liturgy')
  const window = windowOf(day)
  const others = day.celebrations.slice(1)
  const plain = day.rank === 'weekday'
  const mysteries = t(`mysteries.${day.rosary_mysteries}`)
  const title = plain ? mysteries : (day.celebrations[0]?.name ?? day.title)
  return (
    <section
      aria-labelledby="celebration"
      className="relative isolate min-h-49 overflow-hidden rounded-l bg-night p-5.5 text-on-night shadow-float desk:min-h-60 desk:p-8.5"
    >
      <img
        src={window}
        alt=""
        loading="lazy"
        onError={hide}
        width={340}
        height={340}
        className="absolute top-2.5 right-0 -z-10 size-85 skew-x-[18deg] opacity-45 blur-[34px] saturate-150"
      />
      <img
        src={window}
        alt=""
        loading="lazy"
        onError={hide}
        width={288}
        height={288}
        className="absolute -top-9.5 -right-38 -z-10 size-72 max-w-none max-[359px]:-right-48 desk:-top-21.5 desk:-right-45 desk:size-102.5"
      />
      <div className="max-w-54 desk:max-w-76">
        <p className="text-base font-medium text-on-night-2">{plain ? t('rosary') : day.rank_name}</p>
        <h2
          id="celebration"
          className={`mt-0.5 font-serif font-semibold tracking-[-.01em] text-balance ${sizeOf(title)}`}
        >
          {title}
        </h2>
        {!plain && <p className="mt-2.5 text-base/[1.4] text-on-night-2">{t('in_rosary', { mysteries })}</p>}
        {others.length > 0 && (
          <div className="mt-3.5">
            <p className="text-base/[1.4] text-on-night-2">{t('also')}</p>
            <ul className="mt-0.5 space-y-1">
              {others.map(({ key, name }) => (
                <li key={key} className="font-serif text-lg/[1.25] font-medium">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

function sizeOf(title: string): string {
  return title.length > 32
    ? 'text-2xl/[1.12] desk:text-[1.875rem]/[1.12]'
    : 'text-[1.875rem]/[1.06] desk:text-[2.625rem]/[1.06]'
}

/** Without a connection the wall is dark; a picture that is missing is not shown as one. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true
}
