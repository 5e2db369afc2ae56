import { useTranslations } from 'use-intl/react'

/** A thought that helps to pray with the verse. */
export function Reflection({ text }: { text: string }) {
  const t = useTranslations('verses')
  return (
    <section className="mt-8 max-w-(--measure) border-t border-line pt-6 desk:mt-9">
      <h2 className="type-h2">{t('reflection')}</h2>
      <p className="type-reading mt-2.5">{text}</p>
    </section>
  )
}
