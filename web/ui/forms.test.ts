import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { precompiledMessages } from '#web/i18n/precompile.ts'

const html = `<!doctype html><html lang="es"><head><title>Prueba</title></head><body><div id="root"></div>
<script type="module" src="/web/ui/forms.fixture.tsx"></script></body></html>`

let vite: ViteDevServer
let browser: Browser
let page: Page

beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    appType: 'custom',
    cacheDir: 'node_modules/.vite-forms',
    optimizeDeps: { entries: ['web/ui/forms.fixture.tsx'] },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    plugins: [
      precompiledMessages(),
      tailwindcss(),
      react(),
      {
        name: 'fixture',
        configureServer: ({ middlewares, transformIndexHtml }) => {
          middlewares.use('/fixture', async (request, response) => {
            const page = await transformIndexHtml(request.originalUrl ?? '/', html)
            response.setHeader('content-type', 'text/html')
            response.end(page)
          })
        },
      },
    ],
  })
  await vite.listen()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  })
})

afterAll(async () => {
  await browser.close()
  await vite.close()
})

afterEach(() => page.context().close())

async function open(query = '', viewport = { width: 390, height: 844 }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  page = await context.newPage()
  const address = vite.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('Vite does not listen')
  await page.goto(`http://127.0.0.1:${address.port}/fixture${query}`)
  await page.getByRole('heading', { name: 'Prueba' }).waitFor()
  return page
}

const violations = async () =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

describe('a field', () => {
  test('shows a broken rule as a sentence that belongs to it, and the usual one for a rule without a message', async () => {
    await open()
    await page.getByLabel('Edad').fill('12')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const name = page.getByLabel('Nombre')
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    const described = (await name.getAttribute('aria-describedby'))?.split(' ') ?? []
    const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).innerText()))
    expect(texts).toEqual(['Como te llaman', 'Escribe tu nombre.'])
    expect(await page.getByText('Este campo no es válido.').count()).toBe(1)
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await violations()).toEqual([])
  })
  test('is 56 px high and at most 20em wide', async () => {
    await open('', { width: 1280, height: 900 })
    const box = await page.getByLabel('Nombre').boundingBox()
    const em = await page
      .getByLabel('Nombre')
      .evaluate((input) => parseFloat(getComputedStyle(input.closest('div')!).fontSize))
    expect(box?.height).toBe(56)
    expect(box?.width).toBeLessThanOrEqual(20 * em)
  })
  test('gives the form the last of several quick changes, 20 ms later', async () => {
    await open()
    const taken = await page.getByLabel('Nombre').evaluate(async (input: HTMLInputElement) => {
      const values = document.getElementById('values')
      const type = (text: string) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      for (const text of ['A', 'An', 'Ana']) type(text)
      const at_once = values?.textContent
      await new Promise((resolve) => setTimeout(resolve, 120))
      return [at_once, values?.textContent].map((text) => JSON.parse(text ?? '{}').name)
    })
    expect(taken).toEqual(['', 'Ana'])
  })
  test('loses nothing that was typed just before sending', async () => {
    await open()
    await page.getByLabel('Edad').fill('30')
    await page.getByLabel('Nombre').evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ana')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.form?.requestSubmit()
    })
    await expect.poll(() => page.locator('#sent').innerText()).toContain('"name":"Ana"')
  })
})

describe('a form in steps', () => {
  test('keeps what was wrong on a step that was left: badge, summary, and a way back to the field', async () => {
    await open()
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Ciudad').selectOption('gdl')
    expect(await page.locator('[aria-current=step]').innerText()).toContain('Lugar')
    expect(await page.getByText('1 error', { exact: true }).count()).toBe(1)
    expect(await page.getByRole('alert').filter({ hasText: 'Falta 1 dato en el paso 1.' }).count()).toBe(1)
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Completar' }).click()
    await expect
      .poll(() => page.getByLabel('Edad').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await page.getByLabel('Edad').fill('40')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect
      .poll(() => page.locator('#sent').innerText())
      .toBe('{"name":"Ana","age":"40","city":"gdl","about":"","agreed":false}')
  })
  test('as tabs, moves by the arrow keys and marks a wrong step', async () => {
    await open('?tabs')
    await page.getByRole('tab', { name: 'Tú' }).focus()
    await page.keyboard.press('ArrowRight')
    const place = page.getByRole('tab', { name: 'Lugar' })
    await expect.poll(() => place.getAttribute('aria-selected')).toBe('true')
    expect(await place.evaluate((tab) => tab === document.activeElement)).toBe(true)
    expect(await page.getByRole('tab', { name: /Tú.*2 errores/ }).count()).toBe(1)
    expect(await violations()).toEqual([])
  })
})

describe('a dialog', () => {
  test('holds the focus, says its consequence, closes by Escape and gives the focus back', async () => {
    await open()
    const opener = page.getByRole('button', { name: 'Borrar' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '¿Borrar?' })
    await dialog.waitFor()
    expect(await dialog.getAttribute('aria-describedby')).toBeTruthy()
    expect(await violations()).toEqual([])
    for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
    expect(await dialog.evaluate((popup) => popup.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  })
  test('is a sheet at the bottom on phones', async () => {
    await open()
    await page.getByRole('button', { name: 'Borrar' }).click()
    const box = () => page.getByRole('dialog').boundingBox()
    await expect
      .poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0)))
      .toBe(844)
    expect((await box())?.width).toBe(390)
  })
})

describe('a toast', () => {
  test('is read out, does its one action, and goes', async () => {
    await open()
    await page.getByRole('button', { name: 'Avisar' }).click()
    const status = page.getByRole('status').filter({ hasText: 'Guardado' })
    await status.waitFor()
    await status.getByRole('button', { name: 'Deshacer' }).click()
    expect(await page.locator('#done').innerText()).toBe('undone')
    expect(await page.getByText('Guardado').count()).toBe(0)
  })
  test('stays 6 seconds', async () => {
    await open()
    await page.clock.install()
    await page.getByRole('button', { name: 'Avisar' }).click()
    await page.getByText('Guardado').waitFor()
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_500)
    expect(await page.getByText('Guardado').count()).toBe(1)
    await page.clock.runFor(1_000)
    await expect.poll(() => page.getByText('Guardado').count()).toBe(0)
  })
})

test('a failure to load says so and can be tried again', async () => {
  await open()
  await page.getByRole('alert').getByRole('button', { name: 'Volver a intentar' }).click()
  expect(await page.locator('#done').innerText()).toBe('again')
})
