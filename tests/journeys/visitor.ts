import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type { LiturgicalDay } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import type { Theme } from '#contract/visit.ts'
import type { Verse } from '#contract/verses.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'

export { expect } from '@playwright/test'

/** The languages of the pages. */
export const languages = ['es', 'en'] as const

/** The texts of the pages, for the names of controls. What the specification words is written out in the tests. */
export const texts = { es, en }

/** What the API says, to be compared with what a person sees. */
export type Says = {
  verse(language: Language): Promise<Verse>
  day(language: Language, date?: string): Promise<LiturgicalDay>
  days(language: Language, first: string, last: string): Promise<LiturgicalDay[]>
  verses(language: Language): Promise<Verse[]>
}

type Visit = {
  api: Says
  /** What the browser complains about: errors, warnings, broken promises, what the policy forbids. None is expected; a test takes out of it what it provokes. */
  complaints: string[]
  /** Sets the visitor's choices, as if made before. */
  prefer(choices: { language?: Language; theme?: Theme }): Promise<void>
  /** Goes to a page and waits until it can be used. */
  open(path: string): Promise<void>
}

type Device = {
  /** The address of the site, which `site.ts` started before the first test. */
  site: string
  /** Whether the browser has service workers; not all do, and without one a test can stand between page and server. */
  keepsPages: boolean
}

/** A test with a visitor of the site. */
export const test = base.extend<Visit & Device>({
  keepsPages: [false, { option: true }],
  site: [process.env.SITE ?? '', { option: true }],
  baseURL: async ({ site }, use) => use(site),
  api: async ({ site }, use) => {
    const read = async <Reply>(path: string, language: Language) => {
      const response = await fetch(site + path, { headers: { 'accept-language': language } })
      expect(response.status, path).toBe(200)
      return (await response.json()) as Reply
    }
    await use({
      verse: (language) => read('/api/daily-verses/verses/today/', language),
      day: (language, date = 'today') => read(`/api/liturgy/${date}/`, language),
      days: async (language, first, last) => {
        const span = `/api/liturgy/?date__gte=${first}&date__lte=${last}&page_size=100`
        return (await read<{ results: LiturgicalDay[] }>(span, language)).results
      },
      verses: async (language) => {
        const pages = [1, 2, 3, 4].map((page) => `/api/daily-verses/verses/?page_size=100&page=${page}`)
        const lists = await Promise.all(pages.map((path) => read<{ results: Verse[] }>(path, language)))
        return lists.flatMap(({ results }) => results)
      },
    })
  },
  complaints: [
    async ({ context, keepsPages }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      if (!keepsPages) {
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      }
      await use(complaints)
      expect(complaints, 'the browser complains about nothing').toEqual([])
    },
    { auto: true },
  ],
  prefer: async ({ context, baseURL }, use) => {
    await use(async ({ language, theme }) => {
      if (language) await context.addCookies([{ name: 'locale', value: language, url: baseURL! }])
      if (theme) await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
    })
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await usable(page)
    })
  },
})

/** Waits until React has taken over every control that the server sent. */
export async function usable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('header a, header select, main, main a, main button')]
    const taken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactFiber'))
    return controls.length > 0 && controls.every(taken)
  })
}

/** Waits until nothing on the page is on its way from one state to another. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect?.getComputedTiming().iterations === Infinity),
  )
}

const tongues = { es: 'Español', en: 'English' }

/** Chooses the other language by its control. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: tongues[language] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** The control of the theme. */
export function themeControl(page: Page, language: Language): Locator {
  return page.getByRole('combobox', { name: texts[language].shell.theme, exact: true })
}

/** The link of the main navigation to a place: below on phones, above on wide screens. */
export function destination(page: Page, language: Language, to: 'home' | 'calendar'): Locator {
  const name = texts[language].shell[to]
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true })
}

/** Marks the document, so that a page that was loaded anew can be told from one that was not. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'))
}

/** Whether the document is still the one that was marked. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.getAttribute('data-mark') === 'here')
}

/** A calendar day as the pages write it: «Domingo 19 de julio», “Sunday, July 19”. */
export function writtenDay(date: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
  const weekday = part({ weekday: 'long' })
  const rest = part({ day: 'numeric', month: 'long' })
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}${language === 'es' ? ' ' : ', '}${rest}`
}

/** A month as the pages write it: «Julio de 2026», “July 2026”. */
export function writtenMonth(month: string, language: Language): string {
  const written = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-15T12:00:00Z`))
  return written.charAt(0).toUpperCase() + written.slice(1)
}
