import type { Page } from '@playwright/test'
import { startPostgres } from '../postgres.ts'
import { startSite } from './site.ts'
import {
  chooseLanguage,
  destination,
  expect,
  isMarked,
  languages,
  mark,
  test,
  texts,
  usable,
} from './visitor.ts'

declare global {
  interface Window {
    /** The values that the progress bar took. */
    values: number[]
  }
}

/** The messages of the specification's catalogue, and one like them for the calendar. */
const messages = {
  es: {
    verse: 'Error al obtener el versículo del día',
    configuration: 'Error al obtener la configuración',
    liturgy: 'Error al obtener el calendario litúrgico',
  },
  en: {
    verse: 'Error getting daily verse',
    configuration: 'Error fetching configuration',
    liturgy: 'Error getting the liturgical calendar',
  },
}

const parts = {
  verse: '/api/daily-verses/verses/today/',
  configuration: '/api/main/configuration/',
  liturgy: '/api/liturgy/today/',
}

const problem = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'urn:pray:problem:internal',
    title: 'x',
    status: 500,
    detail: 'SQL at line 7',
  }),
}

/** The browser writes down each answer that failed, and the error of a page that was given up; nothing else. */
function expectOnlyFailedLoads(complaints: string[]) {
  expect(
    complaints
      .splice(0)
      .filter((words) => !/^(Failed to load resource|(Problem)?Error: \w+\.\w+: )/.test(words)),
  ).toEqual([])
}

const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message })

for (const language of languages) {
  const { errors } = texts[language]
  for (const part of ['verse', 'configuration', 'liturgy'] as const) {
    for (const fault of ['fails', 'is cut'] as const) {
      test(`${part} that ${fault} is told in ${language}, and comes at another try`, async ({
        api,
        complaints,
        page,
        open,
        prefer,
      }) => {
        const other = language === 'es' ? 'en' : 'es'
        await prefer({ language: other })
        await open('/home')
        await mark(page)
        await page.route(`**${parts[part]}`, (route) =>
          fault === 'fails' ? route.fulfill(problem) : route.abort('connectionreset'),
        )
        await chooseLanguage(page, language)
        const told = alert(page, messages[language][part])
        await expect(told.first()).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(1)
        await expect(page.getByText('SQL at line 7')).toHaveCount(0)

        // Still failing: it says so again, and the way to try again stays.
        const again = told.getByRole('button', { name: errors.retry })
        const tried = page.waitForRequest(`**${parts[part]}`)
        await again.click()
        await tried
        await expect(again).toBeVisible()

        await page.unroute(`**${parts[part]}`)
        await again.click()
        await expect(told).toHaveCount(0)
        await expect(page.getByRole('blockquote')).toHaveText((await api.verse(language)).text)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          (await api.day(language)).season_name,
        )
        expect(await isMarked(page), 'nothing was loaded anew').toBe(true)
        expectOnlyFailedLoads(complaints)
      })
    }
  }

  test(`a page that fails on the way says so in ${language}, and comes at another try`, async ({
    api,
    complaints,
    page,
    open,
    prefer,
  }) => {
    await prefer({ language })
    const verse = await api.verse(language)
    await open('/home')
    const path = `**/api/daily-verses/verses/${verse.id}/`
    await page.route(path, (route) => route.fulfill(problem))
    await page.getByRole('link', { name: verse.reference, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.title)
    await expect(page.getByText('SQL at line 7')).toHaveCount(0)
    await expect(destination(page, language, 'home')).toBeVisible()
    await page.unroute(path)
    await page.getByRole('button', { name: errors.retry }).click()
    await expect(page.getByRole('blockquote')).toHaveText(verse.text)
    await expect(page).toHaveURL(`/verses/${verse.id}`)
    expectOnlyFailedLoads(complaints)
  })

  test(`a page that does not exist is told in ${language}, with the way home`, async ({
    complaints,
    page,
    prefer,
  }) => {
    await prefer({ language })
    const answer = await page.goto('/no/existe')
    expect(answer?.status()).toBe(404)
    await usable(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.missing)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expectOnlyFailedLoads(complaints)
    await page.getByRole('main').getByRole('link', { name: errors.home }).click()
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('blockquote')).toBeVisible()
  })
}

test('a verse that does not exist is told as any other page is', async ({ complaints, page }) => {
  for (const path of ['/verses/999999', '/verses/0', '/verses/abc', '/verses/99999999999999999999']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await usable(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.es.errors.missing)
    await expect(page.getByRole('main').getByRole('link', { name: texts.es.errors.home })).toBeVisible()
  }
  expectOnlyFailedLoads(complaints)
})

test('the page that does not exist has a layout of its own: what is said stands in the middle', async ({
  complaints,
  page,
}) => {
  await page.goto('/no/existe')
  const text = (await page.getByRole('main').getByRole('heading').boundingBox())!
  const { width } = page.viewportSize()!
  expect(Math.abs(text.x + text.width / 2 - width / 2)).toBeLessThan(2)
  expectOnlyFailedLoads(complaints)
})

test('the progress bar moves while a page is on its way, and goes', async ({ page, open }) => {
  await open('/liturgy')
  const bar = page.locator('[data-progress]')
  await expect(bar).toHaveCount(0)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${parts.verse}`, async (route) => {
    await held
    await route.continue()
  })
  // The values that the bar takes, from the first.
  await page.evaluate(() => {
    const values: number[] = []
    const look = () => {
      const value = document.querySelector('[data-progress]')?.getAttribute('data-progress')
      if (value && Number(value) !== values.at(-1)) values.push(Number(value))
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    window.values = values
  })
  await destination(page, 'es', 'home').click()
  await expect(bar).toBeVisible()
  const values = () => page.evaluate(() => window.values)
  await expect.poll(async () => (await values()).length).toBeGreaterThanOrEqual(3)
  letGo()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await expect(bar).toHaveCount(0)
  const taken = await values()
  expect(taken[0]).toBe(0.08)
  expect(taken.at(-1)).toBe(1)
  expect(taken).toEqual(taken.toSorted((one, other) => one - other))
})

test('a site that lost its database says so in words, and shows what it still knows', async ({
  complaints,
  context,
  page,
}) => {
  const database = await startPostgres()
  await database.create('journey')
  const site = await startSite({
    DATABASE_URL: database.url('journey'),
    SECRET: 'only for this journey, 0123456789abcdef',
  }).finally(() => database.stop())
  try {
    for (const language of languages) {
      await context.addCookies([{ name: 'locale', value: language, url: site.origin }])
      const answer = await page.goto(`${site.origin}/verses/1`)
      expect(answer?.status()).toBe(500)
      expect(answer?.headers()['cache-control']).toMatch(/no-(store|cache)/)
      await usable(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].errors.title)
      const retry = page.getByRole('main').getByRole('button', { name: texts[language].errors.retry })
      await expect(retry).toBeVisible()
      await destination(page, language, 'home').click()
      await expect(page).toHaveURL(`${site.origin}/home`)
      // The day of the Church needs no database.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
      await expect(alert(page, messages[language].verse)).toBeVisible()
      await page.reload()
      await expect(alert(page, messages[language].verse)).toBeVisible()
    }
  } finally {
    await site.stop()
  }
  expectOnlyFailedLoads(complaints)
})
