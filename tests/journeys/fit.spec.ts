import type { Page } from '@playwright/test'
import { chooseLanguage, expect, languages, still, test, texts } from './visitor.ts'

/**
 * What does not fit: what is read or used and sticks out to the side of the window, controls and pictures that lie
 * over each other, and a skip link that shows although nobody asked for it.
 */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number }
    const heard = '[aria-hidden=true], .sr-only'
    const shown = (element: Element) => element.checkVisibility() && !element.closest(heard)
    const name = (element: Element) => element.outerHTML.slice(0, 100)

    /** The lines of text within an element that are seen; they may be wider than its box. */
    const lines = (element: Element): Box[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: Box[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (!textContent?.trim() || !parentElement || !shown(parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        found.push(...range.getClientRects())
      }
      return found
    }
    /** What an element is fixed to: what floats over the page lies over it by intention. */
    const layer = (element: Element | null): Element | null =>
      element && !['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? layer(element.parentElement)
        : element

    const width = document.documentElement.clientWidth
    const found = document.documentElement.scrollWidth > width ? ['the page is wider than the window'] : []
    const outside = ({ left, right }: Box) => left < -0.5 || right > width + 0.5
    const texts = [
      ...document.querySelectorAll('body :is(h1, h2, h3, p, li, blockquote, cite, label, dt, dd)'),
    ]
    const things = [
      ...document.querySelectorAll('a, button, select, input, textarea, img:not([alt=""])'),
    ].filter(shown)
    for (const element of [...texts.filter(shown), ...things]) {
      const boxes = things.includes(element)
        ? [element.getBoundingClientRect(), ...lines(element)]
        : lines(element)
      if (boxes.some(outside)) found.push(`outside: ${name(element)}`)
    }

    const placed = things.map((element) => {
      const boxes = [element.getBoundingClientRect(), ...lines(element)]
      const box = {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
      return { element, layer: layer(element), box }
    })
    for (const [number, one] of placed.entries()) {
      for (const other of placed.slice(number + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1 && down > 1)
          found.push(`over each other: ${name(one.element)} and ${name(other.element)}`)
      }
    }
    const skip = document.querySelector('a[href="#content"]')
    if (skip && skip !== document.activeElement && skip.getBoundingClientRect().bottom > 0) {
      found.push('the skip link shows')
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
      expect.soft(await misfits(page), `${where} at ${width} px, text at ${size}`).toEqual([])
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
    await page.getByRole('button', { name: texts[language].verses.share, exact: true }).click()
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
    await chooseLanguage(page, language)
    await expect(page.getByText(verse!.text)).toBeVisible()
    await expect(page.getByText(day!.celebrations.at(-1)!.name)).toBeVisible()
    await expectToFit(page, '/home')
    await open(`/verses/${verse!.id}`)
    await expectToFit(page, `/verses/${verse!.id}`)
  })
}
