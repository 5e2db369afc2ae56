import type { Database, Db } from './db/database.ts'
import type { Settings } from './settings.ts'

/** The sample community's own settings; its notice says on every page that it is a sample. */
const demoConfiguration = {
  site_name: 'Parroquia de San José',
  notice: 'demo',
}

/**
 * Brings the sample community in, plainly marked as such: when asked to, or when the database is embedded and
 * nobody has set anything yet. With `DEMO=off` it is taken out again.
 */
export async function loadDemo({ db }: Database, settings: Settings): Promise<void> {
  if (settings.demo === 'off') return removeDemo(db)
  if (settings.demo === 'auto' && (settings.databaseUrl !== null || !(await isEmpty(db)))) return
  await db
    .insertInto('configuration')
    .values(Object.entries(demoConfiguration).map(([key, value]) => ({ key, value, demo: true })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Takes the sample community out; what staff added or changed stays. */
export async function removeDemo(db: Db): Promise<void> {
  await db.deleteFrom('configuration').where('demo', '=', true).execute()
}

async function isEmpty(db: Db): Promise<boolean> {
  return !(await db.selectFrom('configuration').select('key').limit(1).executeTakeFirst())
}
