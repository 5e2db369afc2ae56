import type { Database } from './db/database.ts'
import { loadPlaces } from './places/content.ts'
import { loadVerses } from './verses/content.ts'

/** What ships with the product, room by room; a room comes after those that its rows refer to. */
const loaders = [loadPlaces, loadVerses]

/**
 * Brings the built-in content into the database: all of it on the first start, what is new in this version later.
 * It can be repeated, never overwrites what staff changed, and runs in one process at a time.
 */
export async function loadContent(database: Database): Promise<void> {
  await database.alone(async () => {
    for (const load of loaders) await load(database.db)
  })
}
