import type { Page } from '@playwright/test'
import { expect, test } from './visitor.ts'

const attribute = (page: Page, selector: string, name: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), name)

const meta = async (page: Page, name: string) => {
  const values = await attribute(page, `:is(meta[name="${name}"], meta[property="${name}"])`, 'content')
  expect(values.length, `one ${name}`).toBe(1)
  return values[0]
}

test('search engines and link previews are told what home is, in each language', async ({
  page,
  open,
  baseURL,
}) => {
  for (const [language, address] of [
    ['es', `${baseURL}/home`],
    ['en', `${baseURL}/home?lang=en`],
  ] as const) {
    await open(language === 'es' ? '/home' : '/home?lang=en')
    await expect(page).toHaveTitle('Pray')
    expect(await meta(page, 'description')).toBe(
      language === 'es'
        ? 'El versículo de cada día y la oración de tu comunidad.'
        : 'The verse of each day and the prayer of your community.',
    )
    expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'))
    expect(await meta(page, 'og:title')).toBe('Pray')
    expect(await meta(page, 'og:url')).toBe(address)
    expect(await meta(page, 'og:locale')).toBe(language === 'es' ? 'es_ES' : 'en_US')
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toEqual([address])
    const others = page.locator('head link[rel=alternate][hreflang]')
    const alternates = await others.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    )
    expect(Object.fromEntries(alternates)).toEqual({
      es: `${baseURL}/home`,
      en: `${baseURL}/home?lang=en`,
      'x-default': `${baseURL}/home`,
    })
  }
})

test('every page has a picture for link previews, of the size that it says', async ({
  api,
  page,
  request,
  open,
}) => {
  const { id } = await api.verse('es')
  for (const path of ['/home', '/liturgy', `/verses/${id}`]) {
    await open(path)
    const address = (await meta(page, 'og:image')) ?? ''
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\/(jpeg|png|webp)$/)
    expect(await meta(page, 'og:image:alt')).not.toBe('')
    const size = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return [String(picture.naturalWidth), String(picture.naturalHeight)]
    }, address)
    expect(size).toEqual([await meta(page, 'og:image:width'), await meta(page, 'og:image:height')])
  }
})

test('a verse and the calendar have a title, a description and an address of their own', async ({
  api,
  page,
  open,
  baseURL,
}) => {
  const verse = await api.verse('es')
  await open(`/verses/${verse.id}`)
  await expect(page).toHaveTitle(`${verse.reference} · Pray`)
  expect(await meta(page, 'description')).toBe(verse.text)
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toEqual([`${baseURL}/verses/${verse.id}`])
  await open('/liturgy')
  await expect(page).toHaveTitle('Calendario litúrgico · Pray')
  expect(await meta(page, 'description')).toContain('Iglesia')
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toEqual([`${baseURL}/liturgy`])
})

test('the favicons, the icons and the manifest of each language are there', async ({
  page,
  request,
  open,
}) => {
  await open('/home')
  expect(await attribute(page, 'link[rel=icon][media*=light]', 'href')).toEqual(['/favicon-light.svg'])
  expect(await attribute(page, 'link[rel=icon][media*=dark]', 'href')).toEqual(['/favicon-dark.svg'])
  const files = await attribute(page, 'link:is([rel=icon], [rel="apple-touch-icon"])', 'href')
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files) await expectPicture(page, file!)

  for (const [path, lang] of [
    ['/home', 'es'],
    ['/home?lang=en', 'en'],
  ] as const) {
    await open(path)
    const [address] = await attribute(page, 'link[rel=manifest]', 'href')
    const response = await request.get(address!)
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = await response.json()
    expect(manifest).toMatchObject({ lang, name: 'Pray', display: 'standalone' })
    expect(manifest.start_url).toMatch(/^\/home/)
    const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes)
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
    for (const { src, sizes } of manifest.icons) {
      const [width, height] = await expectPicture(page, src)
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
    }
  }
})

/** Expects that the browser can show a picture; returns its size in pixels. */
async function expectPicture(page: Page, address: string): Promise<[number, number]> {
  const size = await page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    return picture.decode().then(
      () => [picture.naturalWidth, picture.naturalHeight] as [number, number],
      () => null,
    )
  }, address)
  expect(size, `${address} is a picture`).not.toBeNull()
  return size!
}

test('the browser’s own frame has the colours of the product', async ({ page, open, prefer }) => {
  const colours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]))
  await open('/home')
  expect(await colours()).toEqual([
    ['(prefers-color-scheme: light)', '#ffffff'],
    ['(prefers-color-scheme: dark)', '#00aba9'],
  ])
  await prefer({ theme: 'dark' })
  await open('/home')
  expect(await colours()).toEqual([[null, '#00aba9']])
  await prefer({ theme: 'light' })
  await open('/home')
  expect(await colours()).toEqual([[null, '#ffffff']])
})

test('nothing on a page comes from elsewhere', async ({ api, page, open, baseURL }) => {
  const { id } = await api.verse('es')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/home', '/liturgy', `/verses/${id}`]) await page.goto(path)
  await open('/home')
  expect(
    asked.filter((address) => !address.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(address)),
  ).toEqual([])
  const policy = (await page.request.get('/home')).headers()['content-security-policy'] ?? ''
  const directives = Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/)))
  expect(directives).toMatchObject({
    'default-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })
  for (const name of ['script-src', 'style-src']) {
    expect(directives[name], name).toMatch(/^'self' 'nonce-[\w+/=-]+'$/)
  }
})
