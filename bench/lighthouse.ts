// `npm run bench lighthouse`: Lighthouse with its mobile preset (simulated slow 4G, processor four times slower) on
// each public page. Fails when under a limit.
import lighthouse, { type RunnerResult } from 'lighthouse'
import { startChromium } from './stage/chromium.ts'
import { startEmbedded } from './stage/product.ts'
import { publicPages } from './stage/public-pages.ts'
import { median, table, whole } from './stage/table.ts'

const limits = { score: 98, lcp: 1_800, cls: 0.02 }
const runs = Number(process.env.RUNS ?? 3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const product = await startEmbedded()
const chromium = await startChromium()
let under = 0

function held(value: number, limit: number, text: string, least: boolean): string {
  if (least ? value >= limit : value <= limit) return text
  under++
  return `${text} !`
}

/** One run. On a machine that is busy with other work Chromium sometimes loses the beginning of its trace: again then. */
async function judge(url: string, tries = 3): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, {
    port: chromium.port,
    output: 'json',
    logLevel: 'error',
    // The page for what does not exist is a page too.
    ignoreStatusCode: true,
  })
  const failure = result?.lhr.runtimeError?.message
  if (result && !failure) return result.lhr
  if (tries > 1) return judge(url, tries - 1)
  throw new Error(`${url}: ${failure ?? 'no result'}`)
}

const rows: Record<string, string>[] = []
const complaints = new Set<string>()
for (const { name, path } of publicPages) {
  const reports: RunnerResult['lhr'][] = []
  for (let run = 0; run < runs; run++) {
    reports.push(await judge(product.url + path))
  }
  const figure = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const score = (category: string) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
  const lcp = figure('largest-contentful-paint')
  const cls = figure('cumulative-layout-shift')
  rows.push({
    '': name,
    ...Object.fromEntries(
      categories.map((category) => [
        category,
        held(score(category), limits.score, whole(score(category)), true),
      ]),
    ),
    'LCP ms': held(lcp, limits.lcp, whole(lcp), false),
    'FCP ms': whole(figure('first-contentful-paint')),
    'TBT ms': whole(figure('total-blocking-time')),
    CLS: held(cls, limits.cls, cls.toFixed(3), false),
    'speed index': whole(figure('speed-index')),
  })
  for (const { categories: judged, audits } of reports) {
    for (const category of categories) {
      if ((judged[category]?.score ?? 0) * 100 >= limits.score) continue
      for (const { id, weight } of judged[category]?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          complaints.add(`${name}, ${category}: ${audit?.title} (${id})`)
      }
    }
  }
}
table(rows)
console.log(
  `Median of ${runs} runs. Limits: ${limits.score} in each category, LCP ${limits.lcp} ms, CLS ${limits.cls}; "!" is beyond one.`,
)
for (const complaint of complaints) console.log(`- ${complaint}`)
await chromium.stop()
await product.stop()
process.exit(under === 0 ? 0 : 1)
