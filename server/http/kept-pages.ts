/** A call of the API that a page was made from, by what tells whether its answer is still the same. */
export type Seen = { path: string; language: string; etag: string }

/** A rendered page of nobody in particular. */
export type KeptPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The HTML, cut where the nonce of each response belongs. */
  parts: readonly string[]
  seen: readonly Seen[]
}

/** Rendered pages, kept in memory. A page may be sent again only while every answer it was made from is the same. */
export type KeptPages = {
  find(key: string): KeptPage | undefined
  keep(key: string, page: KeptPage): void
}

/** How long a page is kept at most, in ms: what it says about the time must not grow old. */
const longest = 60_000

/** Keeps pages up to a total size in characters, the ones used longest ago go first. */
export function keepPages(limit = 16_000_000, now: () => number = Date.now): KeptPages {
  const entries = new Map<string, KeptPage & { size: number; until: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      drop(key)
      if (entry.until < now()) return undefined
      entries.set(key, entry)
      total += entry.size
      return entry
    },
    keep(key, page) {
      drop(key)
      const size = key.length + page.parts.reduce((sum, part) => sum + part.length, 0)
      entries.set(key, { ...page, size, until: now() + longest })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= limit) break
        drop(oldest)
      }
    },
  }
}
