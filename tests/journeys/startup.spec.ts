import type { Page, Route } from '@playwright/test'
import { chooseLanguage, destination, expect, test, writtenDay } from './visitor.ts'

const verse = '/api/daily-verses/verses/today/'
const day = '/api/liturgy/today/'
const configuration = '/api/main/configuration/'

/** The paths that the page asks the API for by itself, in their order; pictures are not among them. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') paths.push(pathname)
  })
  return paths
}

/** Holds the answer to a path back until it is let go. */
async function hold(page: Page, path: string) {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const arrived = page.waitForRequest(`**${path}`, { timeout: 10_000 })
  await page.route(`**${path}`, async (route: Route) => {
    await held
    await route.continue()
  })
  return {
    arrived,
    async letGo() {
      resolve()
      await page.unrouteAll({ behavior: 'wait' })
    },
  }
}

test('a page that the server sent asks for nothing again, and for no session of nobody', async ({
  api,
  page,
  open,
}) => {
  const paths = asked(page)
  for (const path of ['/home', '/liturgy', `/verses/${(await api.verse('es')).id}`]) {
    await open(path)
    await page.waitForLoadState('networkidle')
    expect(paths, path).toEqual([])
  }
})

test('a page that the visitor goes on to asks only for what is new, once', async ({ page, open }) => {
  await open('/home')
  const paths = asked(page)
  await destination(page, 'es', 'calendar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario litúrgico')
  await page.waitForLoadState('networkidle')
  expect(paths).toEqual(['/api/liturgy/'])
  await destination(page, 'es', 'home').click()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(paths, 'today is known').toEqual(['/api/liturgy/'])
})

test('another language asks for everything on the page, once', async ({ page, open }) => {
  await open('/home')
  const paths = asked(page)
  await chooseLanguage(page, 'en')
  await page.waitForLoadState('networkidle')
  expect(paths.toSorted()).toEqual([verse, '/api/liturgy/', day, configuration].toSorted())
})

/** How long something may take that waits for nothing. */
const soon = { timeout: 5_000 }

const shown = {
  [verse]: (page: Page) => expect(page.getByRole('blockquote')).toBeVisible(soon),
  [day]: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/, soon),
  [configuration]: (page: Page) =>
    expect(page.getByRole('contentinfo').getByText('Pray', { exact: true })).toBeVisible(soon),
}

test('what comes late keeps nothing else from being asked for, nor from being shown', async ({
  api,
  page,
  open,
}) => {
  const english = {
    [verse]: (await api.verse('en')).text,
    [day]: writtenDay((await api.day('en')).date, 'en'),
    [configuration]: 'Free, open and without trackers.',
  }
  for (const slow of Object.keys(english)) {
    await page.context().clearCookies()
    await open('/home')
    const answer = await hold(page, slow)
    await chooseLanguage(page, 'en')
    await answer.arrived
    for (const [path, words] of Object.entries(english)) {
      if (path !== slow)
        await expect(page.getByText(words), `${path} while ${slow} is late`).toBeVisible(soon)
    }
    await answer.letGo()
    await expect(page.getByText(english[slow as keyof typeof english])).toBeVisible()
  }
})

test('a page is shown with what is there, while its verse is on the way', async ({ page, open }) => {
  await open('/liturgy')
  const answer = await hold(page, verse)
  await destination(page, 'es', 'home').click()
  await answer.arrived
  await shown[day](page)
  await shown[configuration](page)
  await answer.letGo()
  await shown[verse](page)
})

test('a session is asked for once, and nothing waits for it', async ({
  complaints,
  context,
  page,
  open,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'refresh', value: 'spent', url: baseURL!, httpOnly: true, sameSite: 'Strict' },
  ])
  const paths = asked(page)
  const session = await hold(page, '/api/accounts/refresh/')
  await open('/liturgy')
  await session.arrived
  await destination(page, 'es', 'home').click()
  for (const appears of Object.values(shown)) await appears(page)
  await session.letGo()
  await page.waitForLoadState('networkidle')
  expect(paths.filter((path) => path === '/api/accounts/refresh/')).toHaveLength(1)
  // The cookie names no session, and the browser writes down that it was refused.
  expect(complaints.splice(0).filter((words) => !/status of 40[14]/.test(words))).toEqual([])
})
