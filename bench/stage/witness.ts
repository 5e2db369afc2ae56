// Loaded into a process that is measured (`node --import`), so that it can say what it has used. It changes nothing
// there and answers only when asked.

/** What a process has used so far: its memory now in bytes, its processor time in ms. */
export type Use = { rss: number; cpu: number }

process.on('message', (message) => {
  if (message !== 'use') return
  const { user, system } = process.cpuUsage()
  const use: Use = { rss: process.memoryUsage.rss(), cpu: (user + system) / 1_000 }
  process.send?.({ use })
})
// Being watched must not keep it alive.
process.channel?.unref()
