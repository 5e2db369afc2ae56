import type { ConfigurationEntry } from '#contract/configuration.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../settings.ts'
import { defaultEntries } from './entries.ts'

/** Every public setting, with what staff have set over what the code and the machine say. */
export async function list(db: Db, settings: Settings): Promise<ConfigurationEntry[]> {
  const rows = await db.selectFrom('configuration').select(['key', 'value']).execute()
  const set = new Map(rows.map((row) => [row.key, row.value]))
  return defaultEntries(settings).map((entry) => ({ ...entry, value: set.get(entry.key) ?? entry.value }))
}
