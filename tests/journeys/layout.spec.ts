import type { Page } from '@playwright/test'
import { expect, test, usable } from './visitor.ts'

/** The controls that are smaller than a finger: under 48 px. A link within a sentence may be (WCAG 2.5.8, inline). */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) =>
      element.matches('p a') &&
      [...element.parentElement!.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return [
      ...document.querySelectorAll('a[href], button, select, input:not([type=hidden]), textarea, summary'),
    ]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('[aria-hidden=true]') && !inSentence(element),
      )
      .flatMap((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
        return width < 47.9 || height < 47.9
          ? [`${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
          : []
      })
  })
}

test('everything that is touched is as large as a finger', async ({ api, complaints, page, open }) => {
  const { id } = await api.verse('es')
  for (const path of ['/home', '/liturgy', `/verses/${id}`, '/no/existe']) {
    await open(path)
    expect.soft(await small(page), path).toEqual([])
  }
  complaints.splice(0)
  await open('/home')
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await small(page), 'the dialog').toEqual([])
})

declare global {
  interface Window {
    /** What had the focus since the page was loaded. */
    reached?: Element[]
  }
}

/** What has the focus: its name, whether one sees where it is, and whether it lies under something else. */
function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const reached = (window.reached ??= [])
    reached.push(element)
    const frame = element.closest('label') ?? element
    const ringed = [element, frame].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    const { left, top, width, height } = frame.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]),
    )
    const seen = points.some(([x, y]) => frame.contains(document.elementFromPoint(x!, y!)))
    return { name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '', ringed, seen }
  })
}

for (const path of ['/home', '/liturgy?month=2026-12', '/verses/1', '/no/existe']) {
  test(`${path} is used by the keyboard alone`, async ({ complaints, page, open }) => {
    await open(path)
    await page.keyboard.press('Tab')
    const skip = await focus(page)
    expect(skip).toEqual({ name: 'Ir al contenido', ringed: true, seen: true })
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab')
      const now = await focus(page)
      if (now === null || (presses > 0 && now.name === skip?.name)) break
      expect(now, `after ${presses} presses`).toEqual({ name: now.name, ringed: true, seen: true })
    }
    const missed = await page.evaluate(() => {
      const { reached = [] } = window
      return [
        ...document.querySelectorAll(
          'a[href], button:not(:disabled), select, input, textarea, [tabindex="0"]',
        ),
      ]
        .filter((element) => element.checkVisibility() && !reached.includes(element))
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect(missed).toEqual([])
    complaints.splice(0)
  })
}

test('the skip link leads to the content, and going to a page leaves the reader there', async ({
  page,
  open,
}) => {
  await open('/home')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'Calendario' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario litúrgico')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Calendario litúrgico · Pray' }),
  ).toHaveCount(1)
})

test('the language and the theme are chosen by the keyboard', async ({ page, open }) => {
  await open('/home')
  await page.getByRole('link', { name: 'English' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Español' })).toBeFocused()
  const theme = page.getByRole('combobox', { name: 'Appearance' })
  await theme.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('whoever wants no motion has none', async ({ page, open }) => {
  /** The longest time, in ms, that anything on the page takes to move. */
  const longest = () =>
    page.evaluate(() => {
      const times = [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration}, ${animationDuration}`.split(', ')
      })
      return Math.max(...times.map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1_000)))
    })
  await open('/home')
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await longest()).toBeGreaterThan(100)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await longest()).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await usable(page)
})
