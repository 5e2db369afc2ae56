import type { Page } from '@playwright/test'
import { expect, languages, still, test, usable } from './visitor.ts'

/** What sticks out to the side: anything that is read or used and is not wholly within the width of the window. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? ['the page itself'] : []
    for (const element of document.querySelectorAll('body *')) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!words && !element.matches('a, button, input, select, textarea, label')) continue
      if (element.closest('[aria-hidden=true], .sr-only') || !element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const boxes = words ? [...range.getClientRects()] : [element.getBoundingClientRect()]
      if (boxes.some(({ left, right }) => left < -0.5 || right > width + 0.5))
        found.push(element.outerHTML.slice(0, 120))
    }
    return found
  })
}

/** The controls and pictures that lie over each other, and a skip link that shows although nobody asked for it. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = (element: Element | null): Element | null =>
      element && !['fixed', 'sticky'].includes(getComputedStyle(element).position) ? layer(element.parentElement) : element
    const things = [...document.querySelectorAll('a, button, select, input, textarea, img:not([alt=""])')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => {
        // Words may be wider than the box that they are in.
        const words = document.createRange()
        words.selectNodeContents(element)
        const boxes = [element.getBoundingClientRect(), ...words.getClientRects()]
        const box = {
          left: Math.min(...boxes.map(({ left }) => left)),
          top: Math.min(...boxes.map(({ top }) => top)),
          right: Math.max(...boxes.map(({ right }) => right)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        }
        return { element, layer: layer(element), box }
      })
    const skip = document.querySelector('a[href="#content"]')?.getBoundingClientRect()
    const found = skip && skip.bottom > 0 ? ['the skip link'] : []
    for (const [number, one] of things.entries()) {
      for (const other of things.slice(number + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1) found.push([one, other].map(({ element }) => element.outerHTML.slice(0, 80)).join(' and '))
      }
    }
    return found
  })
}

const widths = [320, 390, 768, 1440]

async function expectToFit(page: Page, where: string) {
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await still(page)
      // Tells everything that is wrong, not only the first.
      expect.soft(await outside(page), `outside: ${where} at ${width} px, text at ${size}`).toEqual([])
      expect.soft(await overlapping(page), `overlapping: ${where} at ${width} px, text at ${size}`).toEqual([])
    }
  }
}

for (const language of languages) {
  test(`no page has to be moved sideways, also with text at 200 %, in ${language}`, async ({
    api,
    complaints,
    page,
    open,
    prefer,
  }) => {
    await prefer({ language })
    const { id } = await api.verse(language)
    for (const path of ['/home', '/liturgy', '/liturgy?month=2026-12', `/verses/${id}`, '/no/existe']) {
      await open(path)
      await expectToFit(page, path)
    }
    // The page that does not exist is written down by the browser as such.
    expect(complaints.splice(0)).toHaveLength(1)

    await open(`/verses/${id}`)
    await page.getByRole('button', { name: language === 'es' ? 'Compartir' : 'Share', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectToFit(page, 'the dialog')
  })

  test(`the longest day and the longest verse fit too, in ${language}`, async ({
    api,
    page,
    open,
    prefer,
  }) => {
    const spans = ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'].map((first) => {
      const last = new Date(Date.parse(first) + 91 * 86_400_000).toISOString().slice(0, 10)
      return api.days(language, first, last)
    })
    const length = (names: { name: string }[]) => names.reduce((sum, { name }) => sum + name.length, 0)
    const [day] = (await Promise.all(spans))
      .flat()
      .sort((a, b) => length(b.celebrations) - length(a.celebrations))
    const [verse] = (await api.verses(language)).sort((a, b) => b.text.length - a.text.length)
    // They come in place of today's, when the page asks for them in another language.
    await prefer({ language: language === 'es' ? 'en' : 'es' })
    await page.route('**/api/liturgy/today/', (route) => route.fulfill({ json: day }))
    await page.route('**/api/daily-verses/verses/today/', (route) => route.fulfill({ json: verse }))
    await open('/home')
    await page.getByRole('link', { name: language === 'es' ? 'Español' : 'English' }).click()
    await expect(page.getByText(verse!.text)).toBeVisible()
    await expect(page.getByText(day!.celebrations.at(-1)!.name)).toBeVisible()
    await expectToFit(page, '/home')
  })
}

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

/** What has the focus: its name, whether one sees where it is, and whether it lies under something else. */
function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const reached = ((window as unknown as { reached?: Element[] }).reached ??= [])
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
      const { reached = [] } = window as unknown as { reached?: Element[] }
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
