import { hash } from 'node:crypto'

/** A serialised reply with what its headers need. */
export type KeptReply = { payload: string; etag: string }

/** Anonymous replies kept in memory until a table that they were read from changes, or the day does. */
export type KeptReplies = {
  find(key: string): KeptReply | undefined
  /** Call before reading the database; the reply is kept only if nothing changed in between. */
  watch(tables: readonly string[]): (key: string, reply: KeptReply) => void
  /** Drops what was read from a table. */
  forget(table: string): void
  /** Keeps nothing while the database cannot tell of changes; starts empty once it can. */
  setListening(listening: boolean): void
}

/** The strong entity tag of a reply (RFC 9110, 8.8.3). */
export function etagOf(payload: string | Buffer): string {
  return `"${hash('sha1', payload, 'base64url')}"`
}

/** Keeps replies up to a total size in characters, the ones used longest ago go first. */
export function keepReplies(limit = 32_000_000): KeptReplies {
  const entries = new Map<string, KeptReply & { tables: readonly string[] }>()
  const changes = new Map<string, number>()
  let size = 0
  let listening = false
  let gaps = 0

  const stamp = (tables: readonly string[]) =>
    tables.reduce((sum, table) => sum + (changes.get(table) ?? 0), gaps)

  const drop = (key: string) => {
    size -= entries.get(key)?.payload.length ?? 0
    entries.delete(key)
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    watch(tables) {
      const before = stamp(tables)
      return (key, reply) => {
        if (!listening || stamp(tables) !== before) return
        drop(key)
        entries.set(key, { ...reply, tables })
        size += reply.payload.length
        for (const oldest of entries.keys()) {
          if (size <= limit) break
          drop(oldest)
        }
      }
    },
    forget(table) {
      changes.set(table, (changes.get(table) ?? 0) + 1)
      for (const [key, entry] of entries) if (entry.tables.includes(table)) drop(key)
    },
    setListening(now) {
      listening = now
      gaps++
      entries.clear()
      size = 0
    },
  }
}
