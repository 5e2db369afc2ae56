import type { Page } from '@playwright/test'
import { layLine, type Line } from './line.ts'
import {
  chooseLanguage,
  destination,
  expect,
  isMarked,
  mark,
  test as base,
  texts,
  themeControl,
  usable,
} from './visitor.ts'

/** A visitor whose browser keeps pages, at the end of a line that can be cut. */
const test = base.extend<{ line: Line; disconnect: () => Promise<void>; reconnect: () => Promise<void> }>({
  keepsPages: true,
  line: async ({ site }, use) => {
    const line = await layLine(site)
    await use(line)
    await line.end()
  },
  baseURL: async ({ line }, use) => use(line.origin),
  disconnect: async ({ context, line }, use) =>
    use(async () => {
      await line.quiet()
      await line.cut()
      await context.setOffline(true)
    }),
  reconnect: async ({ context, line }, use) =>
    use(async () => {
      await line.mend()
      await context.setOffline(false)
    }),
})

/** What the browser writes down when it cannot connect; nothing else may be wrong. */
function expectOnlyLostConnections(complaints: string[]) {
  const lost =
    /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|failed to fetch|no-response|^ProblemError: \S+ network/i
  expect(complaints.splice(0).filter((words) => !lost.test(words))).toEqual([])
}

/** Visits a page for the first time, until the service worker has taken it. */
async function arrive(page: Page, path: string) {
  await page.goto(path)
  await usable(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('today is there without a connection, after the first visit, in both languages', async ({
  api,
  complaints,
  page,
  disconnect,
}) => {
  const [spanish, english] = [await api.verse('es'), await api.verse('en')]
  await arrive(page, '/home')
  await disconnect()

  await page.reload()
  await usable(page)
  await expect(page.getByRole('blockquote')).toHaveText(spanish.text)
  await expect(page.getByRole('heading', { level: 1 })).toContainText((await api.day('es')).season_name)

  await chooseLanguage(page, 'en')
  await expect(page.getByRole('blockquote')).toHaveText(english.text)
  await themeControl(page, 'en').selectOption('dark')
  await page.reload()
  await usable(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('blockquote')).toHaveText(english.text)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 27, 30)')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Its window is there too.
  const pictures = page.getByRole('main').locator('img')
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  expectOnlyLostConnections(complaints)
})

test('the language that was chosen before is the one without a connection', async ({
  api,
  complaints,
  page,
  disconnect,
}) => {
  await arrive(page, '/home')
  await chooseLanguage(page, 'en')
  await disconnect()
  await page.goto('/')
  await usable(page)
  await expect(page).toHaveURL('/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('blockquote')).toHaveText((await api.verse('en')).text)
  expectOnlyLostConnections(complaints)
})

test('what was opened before opens without a connection, and what was not says why', async ({
  api,
  complaints,
  page,
  disconnect,
  reconnect,
}) => {
  const verse = await api.verse('es')
  await arrive(page, '/home')
  await page.getByRole('link', { name: verse.reference, exact: true }).click()
  await expect(page).toHaveURL(`/verses/${verse.id}`)
  await destination(page, 'es', 'calendar').click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
      .first(),
  ).toBeVisible()
  await disconnect()

  for (const [path, words] of [
    [`/verses/${verse.id}`, verse.text],
    ['/liturgy', texts.es.liturgy.title],
    ['/home', verse.text],
  ] as const) {
    await page.goto(path)
    await usable(page)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }

  // Within the app, a page that was never opened: the message, the way to try again, and the frame still stands.
  await destination(page, 'es', 'calendar').click()
  await page.getByRole('link', { name: texts.es.liturgy.next }).click()
  await expect(page.getByText(texts.es.liturgy.failure)).toBeVisible()
  await expect(destination(page, 'es', 'home')).toBeVisible()
  await reconnect()
  await page.getByRole('button', { name: texts.es.errors.retry }).click()
  await expect(page.getByText(texts.es.liturgy.failure)).toHaveCount(0)
  expectOnlyLostConnections(complaints)
})

test('an address that was never opened is answered by the app without a connection', async ({
  complaints,
  page,
  disconnect,
}) => {
  await arrive(page, '/home')
  await disconnect()
  await page.goto('/no/existe')
  await usable(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.es.errors.missing)
  await page.getByRole('main').getByRole('link', { name: texts.es.errors.home }).click()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await page.goto('/verses/3')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByText(/sin conexión|no hay conexión/i)).toBeVisible()
  expectOnlyLostConnections(complaints)
})

test('a new version is offered, and taken only when the person says so', async ({
  complaints,
  line,
  page,
}) => {
  await arrive(page, '/home')
  await line.quiet()
  line.change('/service-worker.js', (text) => `${text}\n// newer`)
  await page.goto('/liturgy')
  await usable(page)
  await mark(page)
  const offer = page.getByRole('status').filter({ hasText: texts.es.shell.update })
  await expect(offer).toBeVisible()
  await line.quiet()
  // Longer than any notice stays, the page is as it was.
  await page.waitForTimeout(7_000)
  await expect(offer).toBeVisible()
  await destination(page, 'es', 'home').click()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await expect(offer).toBeVisible()
  expect(await isMarked(page), 'nothing was loaded anew').toBe(true)
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null)
  expect(await waiting()).toBe('installed')

  await offer.getByRole('button', { name: texts.es.shell.refresh }).click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await usable(page)
  await expect(page).toHaveURL('/home')
  await expect.poll(waiting).toBe(null)
  await expect(offer).toHaveCount(0)
  expect(complaints.splice(0)).toEqual([])
})
