import type { Page } from '@playwright/test'
import type { Language } from '#contract/text.ts'
import { destination, expect, languages, test, texts, writtenMonth } from './visitor.ts'

const days = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('time') })
const day = (page: Page, date: string) => days(page).filter({ has: page.locator(`time[datetime="${date}"]`) })

/** The month that lies so many months after another. */
function beside(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** How many days a month has. */
const length = (month: string) => new Date(Date.parse(`${beside(month, 1)}-01`) - 1).getUTCDate()

async function expectMonth(page: Page, month: string, language: Language) {
  await expect(
    page.getByRole('heading', { level: 2, name: writtenMonth(month, language), exact: true }),
  ).toBeVisible()
  await expect(days(page)).toHaveCount(length(month))
  await expect(days(page).first().getByRole('time')).toHaveAttribute('datetime', `${month}-01`)
}

for (const language of languages) {
  const { liturgy } = texts[language]

  test(`the calendar opens at this month, with today marked, in ${language}`, async ({
    api,
    page,
    open,
    prefer,
  }) => {
    await prefer({ language })
    const { date } = await api.day(language)
    const month = date.slice(0, 7)
    await open('/home')
    await destination(page, language, 'calendar').click()
    await expect(page).toHaveURL('/liturgy')
    await expectMonth(page, month, language)
    await expect(page.locator('[aria-current=date]')).toHaveCount(1)
    await expect(day(page, date)).toHaveAttribute('aria-current', 'date')
    for (const { date, rank, title, subtitle } of await api.days(
      language,
      `${month}-01`,
      `${month}-${length(month)}`,
    )) {
      await expect(day(page, date)).toContainText(rank === 'weekday' ? (subtitle ?? title) : title)
    }

    await page.getByRole('link', { name: liturgy.next }).click()
    await expectMonth(page, beside(month, 1), language)
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
    await page.goBack()
    await expectMonth(page, month, language)
    await expect(day(page, date)).toHaveAttribute('aria-current', 'date')
  })

  test(`December 2026 is violet but for Gaudete Sunday, which is rose, in ${language}`, async ({
    api,
    page,
    open,
    prefer,
  }) => {
    await prefer({ language })
    await open('/liturgy?month=2026-12')
    await expectMonth(page, '2026-12', language)
    const gaudete = await api.day(language, '2026-12-13')
    expect(gaudete.colour).toBe('rose')
    const row = day(page, '2026-12-13')
    await expect(row).toContainText(gaudete.title)
    await expect(row).toContainText(language === 'es' ? 'Domingo III de Adviento' : 'Third Sunday of Advent')
    await expect(row.getByText(liturgy.colours.rose, { exact: true })).toHaveCount(1)
    await expect(row).toHaveAttribute('data-lit', 'rose')
    await expect(day(page, '2026-12-06').getByText(liturgy.colours.violet, { exact: true })).toHaveCount(1)
    const dot = (date: string) =>
      day(page, date)
        .locator('[aria-hidden]')
        .last()
        .evaluate((dot) => getComputedStyle(dot).backgroundColor)
    expect(await dot('2026-12-13')).not.toBe(await dot('2026-12-06'))
  })
}

test('two years of months, forward and back', async ({ api, page, open }) => {
  const start = (await api.day('es')).date.slice(0, 7)
  await open('/liturgy')
  for (let number = 1; number <= 24; number++) {
    await page.getByRole('link', { name: texts.es.liturgy.next }).click()
    await expectMonth(page, beside(start, number), 'es')
  }
  for (let number = 23; number >= -1; number--) {
    await page.getByRole('link', { name: texts.es.liturgy.previous }).click()
    await expectMonth(page, beside(start, number), 'es')
  }
})

test('a month that is none opens at this one', async ({ api, page, open }) => {
  const month = (await api.day('es')).date.slice(0, 7)
  for (const wrong of ['2026-13', 'mayo', '0000-00', '1', '%00', '2026-12-25']) {
    await open(`/liturgy?month=${wrong}`)
    await expectMonth(page, month, 'es')
  }
})
