import { Type, type Static, type TSchema } from 'typebox'

/** The languages of the product, the default first. BCP 47 tags. */
export const languages = ['es', 'en'] as const

/** A language of the product: `es` (default) or `en`. */
export type Language = (typeof languages)[number]

/** The language that answers when none, or an unknown one, is asked for. */
export const defaultLanguage: Language = 'es'

/** Schema of a language tag. */
export const Language = Type.Union([Type.Literal('es'), Type.Literal('en')], { description: 'BCP 47 tag' })

/** The same words in every language of the product. */
export type Translated = Record<Language, string>

/** Whether a string is a language of the product. */
export function isLanguage(tag: string | null | undefined): tag is Language {
  return languages.some((language) => language === tag)
}

/**
 * The language of the product that fits an `Accept-Language` header best (RFC 9110, 12.5.4): the highest
 * quality wins, the order of the header breaks ties, and `es` answers when nothing fits.
 */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = defaultLanguage
  let quality = 0
  for (const part of (header ?? '').split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const primary = range === '*' ? defaultLanguage : range.split('-')[0]
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined)
    const value = weight === undefined ? 1 : Number(weight)
    if (isLanguage(primary) && value > quality) {
      best = primary
      quality = value
    }
  }
  return best
}

/**
 * A schema whose value may be null. Simple types become a type array, which serialises faster than a union.
 */
export function nullable<T extends TSchema>(schema: T) {
  const type = 'type' in schema ? schema.type : undefined
  const simple = typeof type === 'string' && type !== 'object' && type !== 'array' && !('enum' in schema)
  return simple
    ? Type.Unsafe<Static<T> | null>({ ...schema, type: [type, 'null'] })
    : Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] })
}

/** One of a few fixed words, as a JSON Schema `enum`. */
export function oneOf<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}
