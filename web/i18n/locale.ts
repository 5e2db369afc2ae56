import { createTranslator } from 'use-intl/core'
import type {} from 'use-intl'
import type { Language } from '#contract/text.ts'
import { observable, type Observable } from '#web/api/observable.ts'
import { es, type Messages } from './es.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof es
  }
}

/** A language and its texts. */
export type Speech = { language: Language; messages: Messages }

/** Translates by key, in one language: `t('home.title')`. For what is not a component: titles and metas. */
export type Translate = ReturnType<typeof translator>

/**
 * The language of a visit. What is loaded and the titles are in `wanted`; what is on the screen is in `shown`, which
 * follows as soon as the page is there in the new language.
 */
export type Locale = { wanted: Observable<Speech>; shown: Observable<Speech> }

/** The default speech, which every page starts with. */
const spanish: Speech = { language: 'es', messages: es }

/** Loads the texts of a language; all but the default one come on demand. */
export async function loadSpeech(language: Language): Promise<Speech> {
  return language === 'es' ? spanish : { language, messages: (await import('./en.ts')).en }
}

/** The locale of a visit that begins in a language. */
export function createLocale(speech: Speech): Locale {
  return { wanted: observable(speech), shown: observable(speech) }
}

/** The translating function of a speech. */
export function translator({ language, messages }: Speech) {
  return createTranslator({ locale: language, messages: messages as typeof es })
}
