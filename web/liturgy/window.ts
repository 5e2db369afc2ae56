import type { DayColour } from '#contract/liturgy.ts'
import { coverAddress, type CoverCategory } from '#contract/media.ts'

const windows: Record<DayColour, CoverCategory> = {
  green: 'prayers',
  violet: 'sorrowful',
  white: 'glorious',
  red: 'reverence',
  rose: 'joyful',
}

/** The address of a day's stained-glass window, without the wall about it. */
export function windowOf(day: { date: string; colour: DayColour }): string {
  return coverAddress(windows[day.colour], day.date, false)
}
