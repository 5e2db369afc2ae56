// `npm run bench weight`: what a browser loads of its own accord when it opens a public page, as it travels. Fails when
// over a limit.
import { chromium, type Browser } from '@playwright/test'
import { ask } from './stage/answer.ts'
import { startChromium } from './stage/chromium.ts'
import { startEmbedded } from './stage/product.ts'
import { publicPages } from './stage/public-pages.ts'
import { kilobytes, table } from './stage/table.ts'

/** Bytes; JavaScript and CSS as gzip, the larger of their two forms. */
const limits = { script: 150_000, style: 20_000, font: 120_000 }

/** A file that a page loaded; `named` when the HTML itself asks for it. */
type Loaded = { kind: string; named: boolean; gzip: number; br: number }

const product = await startEmbedded()
const started = await startChromium()
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${started.port}`)

/** Sizes by address: every page loads the same files. */
const sizes = new Map<string, Promise<{ gzip: number; br: number }>>()

async function measure(address: string): Promise<{ gzip: number; br: number }> {
  const [gzip, br] = await Promise.all(
    ['gzip', 'br'].map((encoding) => ask(address, { 'accept-encoding': encoding })),
  )
  return { gzip: gzip?.body.length ?? 0, br: br?.body.length ?? 0 }
}

/** Everything that a page loads until nothing more comes, its workers apart. */
async function open(browser: Browser, url: string, html: string): Promise<Loaded[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked = new Map<string, string>()
  page.on('request', (request) => asked.set(request.url(), request.resourceType()))
  await page.goto(url, { waitUntil: 'load' })
  // The page brings its scripts after its first paint; one that answers touches is alive.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  await page.waitForLoadState('networkidle')
  await context.close()
  return Promise.all(
    [...asked].map(async ([address, kind]) => {
      const size = sizes.get(address) ?? measure(address)
      sizes.set(address, size)
      return { kind, named: html.includes(`"${new URL(address).pathname}"`), ...(await size) }
    }),
  )
}

let over = 0
/** A size beside its limit. */
function held(bytes: number, limit: number): string {
  if (bytes <= limit) return kilobytes(bytes)
  over++
  return `${kilobytes(bytes)} OVER`
}

const sum = (files: Loaded[], encoding: 'gzip' | 'br') =>
  files.reduce((total, file) => total + file[encoding], 0)

const rows: Record<string, string>[] = []
for (const { name, path, status } of publicPages) {
  const url = product.url + path
  const plain = await ask(url)
  if (plain.status !== status) throw new Error(`${path} answered ${plain.status}, not ${status}`)
  const html = plain.body.toString()
  const loaded = await open(browser, url, html)
  const of = (kind: string) => loaded.filter((file) => file.kind === kind)
  const scripts = of('script')
  const styles = of('stylesheet')
  if (scripts.length === 0 || styles.length === 0) throw new Error(`${path} loads no script or no style`)
  const document = await measure(url)
  rows.push({
    kB: name,
    'HTML gzip': kilobytes(document.gzip),
    'HTML br': kilobytes(document.br),
    'JS gzip': held(sum(scripts, 'gzip'), limits.script),
    'JS br': kilobytes(sum(scripts, 'br')),
    'JS files': String(scripts.length),
    'not in HTML': String(scripts.filter(({ named }) => !named).length),
    'CSS gzip': held(sum(styles, 'gzip'), limits.style),
    'CSS br': kilobytes(sum(styles, 'br')),
    'fonts preloaded': held(
      sum(
        of('font').filter(({ named }) => named),
        'gzip',
      ),
      limits.font,
    ),
    'fonts, all': kilobytes(sum(of('font'), 'gzip')),
    pictures: kilobytes(sum(of('image'), 'gzip')),
  })
}
table(rows)
console.log(
  'What Chromium loads without being touched, the service worker apart. ' +
    `Limits: JS ${limits.script / 1_000} kB and CSS ${limits.style / 1_000} kB with gzip, preloaded fonts ${limits.font / 1_000} kB.`,
)
await browser.close()
await started.stop()
await product.stop()
process.exit(over === 0 ? 0 : 1)
