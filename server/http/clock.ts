/** The time as the community sees it. Tests give one that stands still. */
export type Clock = {
  /** The present instant. */
  now(): Date
  /** The present day in the community's time zone, `YYYY-MM-DD`. */
  today(): string
}

/** The clock of a time zone (IANA name). */
export function clockOf(timeZone: string, now: () => Date = () => new Date()): Clock {
  // en-CA writes a date as YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  let minute = Number.NaN
  let day = ''
  return {
    now,
    today() {
      const instant = now()
      const current = Math.floor(instant.getTime() / 60_000)
      if (current !== minute) {
        minute = current
        day = format.format(instant)
      }
      return day
    },
  }
}
