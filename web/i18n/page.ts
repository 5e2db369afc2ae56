import { languages, type Language } from '#contract/text.ts'
import type { Locale } from './locale.ts'

/** What the head of a page says of it. */
export type PageFacts = {
  /** Its path from `/`, without a query that changes nothing. */
  path: string
  /** In the page's language; left out on home, whose title is the product's name alone. */
  title?: string
  description: string
  /** Its picture in link previews: a path, the size in pixels, and what it shows. */
  image?: { path: string; width: number; height: number; alt: string }
  /** What the page is about, in the words of schema.org. */
  schema?: Record<string, unknown>
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** The picture of pages that have none of their own. */
const mark = { path: '/icons/icon-512.png', width: 512, height: 512, alt: 'Pray' }

const regions: Record<Language, string> = { es: 'es_ES', en: 'en_US' }

/**
 * The `head` of a page: title, description, Open Graph and Twitter card, canonical address and its other languages.
 * `head: ({ match: { context } }) => page(context, { path: '/home', … })`
 */
export function page(context: { locale: Locale; origin: string }, facts: PageFacts) {
  const { language } = context.locale.wanted.get()
  const { path, description, image = mark } = facts
  const title = facts.title === undefined ? 'Pray' : `${facts.title} · Pray`
  const inLanguage = (tag: Language) =>
    context.origin + path + (tag === 'es' ? '' : `${path.includes('?') ? '&' : '?'}lang=${tag}`)
  const others = languages.filter((tag) => tag !== language)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(facts.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: 'Pray' },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: facts.title ?? 'Pray' },
      { property: 'og:description', content: description },
      { property: 'og:url', content: inLanguage(language) },
      { property: 'og:locale', content: regions[language] },
      ...others.map((tag) => ({ property: 'og:locale:alternate', content: regions[tag] })),
      { property: 'og:image', content: context.origin + image.path },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
      { name: 'twitter:card', content: image === mark ? 'summary' : 'summary_large_image' },
      ...(facts.schema
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', inLanguage: language, ...facts.schema } }]
        : []),
    ],
    links: facts.hidden
      ? []
      : [
          { rel: 'canonical', href: inLanguage(language) },
          ...languages.map((tag) => ({ rel: 'alternate', hrefLang: tag as string, href: inLanguage(tag) })),
          { rel: 'alternate', hrefLang: 'x-default', href: context.origin + path },
        ],
  }
}
