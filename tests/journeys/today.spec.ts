import type { Page } from '@playwright/test'
import type { LiturgicalDay } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import type { Verse } from '#contract/verses.ts'
import {
  chooseLanguage,
  destination,
  expect,
  isMarked,
  languages,
  mark,
  test,
  themeControl,
  usable,
  writtenDay,
} from './visitor.ts'

const papers = { light: 'rgb(248, 245, 238)', dark: 'rgb(10, 27, 30)' }
const mysteries = {
  es: {
    joyful: 'Misterios gozosos',
    luminous: 'Misterios luminosos',
    sorrowful: 'Misterios dolorosos',
    glorious: 'Misterios gloriosos',
  },
  en: {
    joyful: 'Joyful mysteries',
    luminous: 'Luminous mysteries',
    sorrowful: 'Sorrowful mysteries',
    glorious: 'Glorious mysteries',
  },
}

/** Expects today as a person sees it: the date and season, the verse, what is celebrated. */
async function expectToday(page: Page, language: Language, day: LiturgicalDay, verse: Verse) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(writtenDay(day.date, language))
  await expect(heading).toContainText(day.subtitle ?? day.season_name)
  await expect(page.getByRole('blockquote')).toHaveText(verse.text)
  await expect(page.getByRole('link', { name: verse.reference, exact: true })).toBeVisible()
  await expect(page.getByText(verse.translation, { exact: true })).toBeVisible()
  await expect(page.getByText(mysteries[language][day.rosary_mysteries])).toBeVisible()
  const [celebration, ...others] = day.celebrations
  const named = day.rank === 'weekday' ? others : [celebration!, ...others]
  for (const { name } of named) await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
}

test('the address of the site leads to today', async ({ page, request }) => {
  const answer = await request.get('/', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  await page.goto('/')
  await expect(page).toHaveURL('/home')
})

for (const language of languages) {
  test(`today is shown as the API says, in ${language}`, async ({ api, page, prefer, open }) => {
    if (language !== 'es') await prefer({ language })
    const day = await api.day(language)
    await open('/home')
    await expectToday(page, language, day, await api.verse(language))

    const week = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    const last = new Date(Date.parse(day.date) + 6 * 86_400_000).toISOString().slice(0, 10)
    const days = await api.days(language, day.date, last)
    await expect(week).toHaveCount(7)
    for (const [number, { date, rank, title, subtitle }] of days.entries()) {
      await expect(week.nth(number).getByRole('time')).toHaveAttribute('datetime', date)
      await expect(week.nth(number)).toContainText(rank === 'weekday' ? (subtitle ?? title) : title)
    }
    await expect(week.first()).toHaveAttribute('aria-current', 'date')
  })
}

test.describe('with a service worker', () => {
  test.use({ keepsPages: true })

  test('Spanish, then English, then dark, and both are remembered', async ({ api, context, page, open }) => {
    await open('/home')
    await expectToday(page, 'es', await api.day('es'), await api.verse('es'))
    await expect(page.locator('body')).toHaveCSS('background-color', papers.light)
    await mark(page)

    await chooseLanguage(page, 'en')
    await expectToday(page, 'en', await api.day('en'), await api.verse('en'))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^The verse of each day/)

    await themeControl(page, 'en').selectOption({ label: 'Dark' })
    await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#00aba9')
    expect(await isMarked(page), 'nothing was loaded anew').toBe(true)

    await page.reload()
    await usable(page)
    expect(await isMarked(page)).toBe(false)
    await expectToday(page, 'en', await api.day('en'), await api.verse('en'))
    await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
    await expect(themeControl(page, 'en')).toHaveValue('dark')
    const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
    expect(kept).toMatchObject({ locale: 'en', theme: 'dark' })
    for (const { expires, sameSite } of await context.cookies()) {
      expect(expires * 1_000).toBeGreaterThan(Date.now() + 300 * 86_400_000)
      expect(sameSite).toBe('Lax')
    }
  })
})

test('the title follows the language and the page', async ({ page, open }) => {
  await open('/home')
  await expect(page).toHaveTitle('Pray')
  await destination(page, 'es', 'calendar').click()
  await expect(page).toHaveTitle('Calendario litúrgico · Pray')
  await chooseLanguage(page, 'en')
  await expect(page).toHaveTitle('Liturgical calendar · Pray')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liturgical calendar')
})

test('an address that names its language is answered in it, and the choice is made for good by the control', async ({
  page,
  open,
}) => {
  await open('/home?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await open('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await open('/home?lang=en')
  await chooseLanguage(page, 'es')
  await expect(page).toHaveURL('/home')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('without a choice the page looks like the device, and follows it', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/home')
  await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', papers.light)
  await themeControl(page, 'es').selectOption({ label: 'Oscuro' })
  await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
  await themeControl(page, 'es').selectOption({ label: 'Como el dispositivo' })
  await expect(page.locator('body')).toHaveCSS('background-color', papers.light)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('today is there too, in both languages and themes', async ({ api, page, prefer }) => {
    await page.goto('/home')
    await expectToday(page, 'es', await api.day('es'), await api.verse('es'))
    await page.getByRole('link', { name: 'English' }).click()
    await expectToday(page, 'en', await api.day('en'), await api.verse('en'))
    await prefer({ theme: 'dark' })
    await page.reload()
    await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
  })
})

test('the whole page wears the colour of the day', async ({ api, page, open }) => {
  const { colour } = await api.day('es')
  await open('/home')
  await expect(page.locator('html')).toHaveAttribute('data-lit', colour)
  const [shown, meant] = await page.evaluate((colour) => {
    const sample = document.createElement('div')
    sample.dataset.lit = colour
    document.body.append(sample)
    const lit = (element: Element) => getComputedStyle(element).getPropertyValue('--lit')
    return [lit(document.body), lit(sample)]
  }, colour)
  expect(shown).not.toBe('')
  expect(shown).toBe(meant)
})
