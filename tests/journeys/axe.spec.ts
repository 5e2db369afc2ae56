import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dayColours } from '#contract/liturgy.ts'
import { chooseLanguage, destination, expect, still, test, texts } from './visitor.ts'

/** Expects that axe finds nothing wrong, of any impact. */
async function expectSound(page: Page, where: string) {
  await still(page)
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
  expect(passes.length).toBeGreaterThan(10)
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const [language, theme, viewport] of [
  ['es', 'light', phone],
  ['es', 'dark', desktop],
  ['en', 'light', desktop],
  ['en', 'dark', phone],
] as const) {
  test.describe(`${language}, ${theme}, ${viewport.width} px`, () => {
    test.use({ viewport })

    test('every page is accessible', async ({ api, complaints, page, open, prefer }) => {
      await prefer({ language, theme })
      const { id } = await api.verse(language)
      for (const path of ['/liturgy?month=2026-12', `/verses/${id}`, '/no/existe']) {
        await open(path)
        await expectSound(page, path)
      }
      await open('/home')
      await expectSound(page, '/home')
      await page.getByRole('button', { name: texts[language].verses.share, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await expectSound(page, 'the dialog')

      const verse = `**/api/daily-verses/verses/**`
      await page.route(verse, (route) => route.abort())
      await open('/liturgy')
      await destination(page, language, 'home').click()
      await expect(page.getByText(texts[language].errors.verse)).toBeVisible()
      await expectSound(page, 'a part that failed')
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') })
        .first()
        .waitFor()
      await page.evaluate((id) => history.pushState(null, '', `/verses/${id}`), id)
      await expect(page.getByRole('heading', { name: texts[language].errors.title })).toBeVisible()
      await expectSound(page, 'a page that failed')
      complaints.splice(0)
    })
  })
}

const wearing = {
  green: '2026-07-19',
  violet: '2026-12-06',
  white: '2026-12-25',
  red: '2026-05-24',
  rose: '2026-12-13',
}

for (const [theme, viewport] of [
  ['light', phone],
  ['dark', desktop],
] as const) {
  test.describe(`${theme}, ${viewport.width} px`, () => {
    test.use({ viewport })

    test('today is accessible in every colour of the year', async ({ api, page, open, prefer }) => {
      await prefer({ theme })
      for (const colour of dayColours) {
        const day = await api.day('en', wearing[colour])
        expect(day.colour).toBe(colour)
        await page.route('**/api/liturgy/today/', (route) => route.fulfill({ json: day }))
        await prefer({ language: 'es' })
        await open('/home')
        await chooseLanguage(page, 'en')
        await expect(page.locator('html')).toHaveAttribute('data-lit', colour)
        await expectSound(page, colour)
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  })
}
