import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/text.ts'
import { expect, languages, test, texts, usable } from './visitor.ts'

/** The size in pixels of a picture that is shown, once it is there. */
async function sizeOf(picture: Locator): Promise<string> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  })
}

async function openDialog(page: Page, language: Language): Promise<Locator> {
  await page.getByRole('button', { name: texts[language].verses.share, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts[language].verses.share_title })
  await expect(dialog).toBeVisible()
  return dialog
}

for (const language of languages) {
  const { verses } = texts[language]

  test(`the page of a verse shows it and its picture, in ${language}`, async ({
    api,
    page,
    open,
    prefer,
  }) => {
    await prefer({ language })
    const verse = await api.verse(language)
    await open('/home')
    await page.getByRole('link', { name: verse.reference, exact: true }).click()
    await expect(page).toHaveURL(`/verses/${verse.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'es' ? 'Versículo' : 'Verse',
    )
    await page.reload()
    await usable(page)
    await expect(page.getByRole('blockquote')).toHaveText(verse.text)
    await expect(page.getByText(verse.reference, { exact: true })).toBeVisible()
    await expect(page.getByText(verse.translation, { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: verses.picture.replace('{reference}', verse.reference) })
    expect(await sizeOf(picture)).toBe('1080x1080')
    const address = new URL((await picture.getAttribute('src'))!, page.url()).searchParams
    expect(address.get('lang')).toBe(language)
    expect(address.get('colour')).toBe((await api.day(language)).colour)
  })

  test(`a verse is shared as a picture in two shapes, or as a link, in ${language}`, async ({
    api,
    context,
    page,
    request,
    open,
    prefer,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await prefer({ language })
    const verse = await api.verse(language)
    await open('/home')
    const dialog = await openDialog(page, language)
    const picture = dialog.getByRole('img')
    for (const [shape, name, size] of [
      ['square', verses.shapes.square, '1080x1080'],
      ['story', verses.shapes.story, '1080x1920'],
    ] as const) {
      const chip = dialog.getByRole('button', { name, exact: true })
      await chip.click()
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      await expect(picture).toHaveAttribute('src', new RegExp(`format=${shape}`))
      expect(await sizeOf(picture)).toBe(size)
      const link = dialog.getByRole('link', { name: verses.download })
      const answer = await request.get((await link.getAttribute('href'))!)
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('image/jpeg')
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`pray-${verse.date}-${shape}.jpg`)
    }
    await dialog.getByRole('button', { name: verses.copy }).click()
    await expect(page.getByRole('status').getByText(verses.copied)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${baseURL}/verses/${verse.id}${language === 'es' ? '' : '?lang=en'}`)

    // Whoever opens that link reads the verse in the language in which it was shared.
    await context.clearCookies()
    await open(copied)
    await expect(page.getByRole('blockquote')).toHaveText(verse.text)
  })
}

test('the dialog keeps the focus, gives it back, and closes by Escape and by its button', async ({
  page,
  open,
}) => {
  await open('/home')
  const dialog = await openDialog(page, 'es')
  const button = page.getByRole('button', { name: texts.es.verses.share, exact: true })
  const inside = () => dialog.evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  const controls = await dialog.getByRole('button').or(dialog.getByRole('link')).count()
  const reached = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < controls + 3; presses++) {
      await page.keyboard.press(key)
      await expect.poll(inside, `${key} ${presses}`).toBe(true)
      reached.add(await page.evaluate(() => document.activeElement!.outerHTML))
    }
  }
  expect(reached.size).toBeGreaterThanOrEqual(controls)
  // What is behind it is out of reach for a screen reader too.
  await expect(page.getByRole('main')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: texts.es.forms.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a device that can share is given the picture and the words', async ({ api, page, open }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) => {
        const [file] = files
        document.body.dataset.shared = `${file?.type} ${file?.size} ${text}`
      },
    })
  })
  const verse = await api.verse('es')
  await open(`/verses/${verse.id}`)
  const dialog = await openDialog(page, 'es')
  await dialog.getByRole('button', { name: texts.es.verses.share_picture }).click()
  await expect(dialog).toHaveCount(0)
  const shared = (await page.locator('body').getAttribute('data-shared')) ?? ''
  expect(shared).toMatch(/^image\/jpeg \d{5,} /)
  for (const part of [verse.text, verse.reference, `/verses/${verse.id}`]) expect(shared).toContain(part)
})
