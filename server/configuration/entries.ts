import { languages } from '#contract/text.ts'
import type { Settings } from '../settings.ts'

/**
 * The public settings of a community, in the order of their ids: a new one goes to the end, none is removed. Staff
 * may set those that have no value of the machine's own. Never a secret.
 */
const entries: { key: string; value: (settings: Settings) => string | null }[] = [
  { key: 'site_name', value: () => 'Pray' },
  { key: 'contact_email', value: () => null },
  { key: 'time_zone', value: (settings) => settings.timeZone },
  { key: 'locales', value: () => languages.join(',') },
  { key: 'liturgical_calendar', value: (settings) => settings.liturgicalCalendar },
  { key: 'public_url', value: (settings) => settings.publicUrl },
  { key: 'notice', value: () => null },
]

/** The entries as the code gives them, before what staff have set. */
export function defaultEntries(settings: Settings) {
  return entries.map(({ key, value }, index) => ({ id: index + 1, key, value: value(settings) }))
}
