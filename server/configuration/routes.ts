import type { configuration } from '#contract/configuration.ts'
import { listed, windowOf } from '../http/lists.ts'
import { found } from '../http/refusal.ts'
import type { Handlers } from '../http/serve.ts'
import * as store from './store.ts'

export const configurationRoutes: Handlers<typeof configuration> = {
  async list(call) {
    const { page, page_size } = windowOf(call.query)
    const entries = await store.list(call.db, call.settings)
    const ordered = arrange(entries, call.query.ordering ?? 'id')
    return listed(call, {
      count: entries.length,
      results: ordered.slice((page - 1) * page_size, page * page_size),
    })
  },

  async show({ db, settings, params }) {
    const entries = await store.list(db, settings)
    return found(entries.find((entry) => entry.id === params.id))
  },
}

function arrange<Entry extends { id: number; key: string }>(entries: Entry[], ordering: string): Entry[] {
  const [field = 'id'] = ordering.split(',')
  const ordered = field.endsWith('key') ? entries.toSorted((a, b) => (a.key < b.key ? -1 : 1)) : entries
  return field.startsWith('-') ? ordered.toReversed() : ordered
}
