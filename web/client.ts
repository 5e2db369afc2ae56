import { later } from './later.ts'

/** How long the first paint is waited for at most, in ms. */
const patience = 2_000

// The words come first: on a slow line the scripts, three times as heavy as the page, would take its fonts and styles
// the way. The page is there and its links work before this begins.
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  // What nobody sees, and the app shell without a page, are never painted.
  if (document.visibilityState === 'hidden' || !document.getElementById('content')) resolve()
  setTimeout(resolve, patience)
})

await painted
for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${later}]`))
  link.rel = 'modulepreload'
await import('./hydrate.tsx')
