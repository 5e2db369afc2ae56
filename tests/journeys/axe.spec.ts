import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { dayColours } from '#contract/liturgy.ts'
import { chooseLanguage, destination, expect, languages, looks, still, test } from './visitor.ts'

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

const words = {
  es: { share: 'Compartir', verse: 'Error al obtener el versículo del día', today: 'Hoy' },
  en: { share: 'Share', verse: 'Error getting daily verse', today: 'Today' },
}

for (const language of languages) {
  for (const theme of looks) {
    test(`every page is accessible in ${language}, ${theme}`, async ({
      api,
      complaints,
      page,
      open,
      prefer,
    }) => {
      await prefer({ language, theme })
      const { id } = await api.verse(language)
      for (const path of ['/liturgy?month=2026-12', `/verses/${id}`, '/no/existe']) {
        await open(path)
        await expectSound(page, path)
      }
      await open('/home')
      await expectSound(page, '/home')
      await page.getByRole('button', { name: words[language].share, exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await expectSound(page, 'the dialog')

      await page.route('**/api/**', (route) => route.abort())
      await open('/liturgy')
      await destination(page, words[language].today).click()
      await expect(page.getByText(words[language].verse)).toBeVisible()
      await expectSound(page, 'a failure')
      expect(complaints.splice(0).filter((words) => !words.startsWith('Failed to load resource'))).toEqual([])
    })
  }
}

const wearing = {
  green: '2026-07-19',
  violet: '2026-12-06',
  white: '2026-12-25',
  red: '2026-05-24',
  rose: '2026-12-13',
}

for (const theme of looks) {
  test(`today is accessible in every colour of the year, ${theme}`, async ({ api, page, open, prefer }) => {
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
}
