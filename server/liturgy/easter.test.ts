import { Romcal } from 'romcal'
import { describe, expect, test } from 'vitest'
import { dayNumber, isoDate, parseDate, weekday } from './civil-days.ts'
import { easterSunday } from './easter.ts'

/** The anonymous Gregorian algorithm (Nature, 1876; Meeus, Astronomical Algorithms). */
function anonymousEaster(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

describe('Easter', () => {
  test.each([
    // Tables of the Roman Missal and of the national almanacs
    [1970, '1970-03-29'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
  ])('%i is on %s', (year, date) => {
    expect(isoDate(easterSunday(year))).toBe(date)
  })

  test('agrees with the anonymous Gregorian computus and with romcal from 1583 to 2299', () => {
    for (let year = 1583; year < 2300; year++) {
      const easter = easterSunday(year)
      expect(weekday(easter)).toBe(0)
      expect(isoDate(easter)).toBe(anonymousEaster(year))
      const { month, day } = Romcal.computeGregorianEasterDate(year)
      expect(easter).toBe(dayNumber(year, month, day))
    }
  })
})

describe('civil dates', () => {
  test('are read and written', () => {
    for (const date of ['1970-01-01', '2024-02-29', '2200-12-31', '1969-12-31']) {
      expect(isoDate(parseDate(date) ?? NaN)).toBe(date)
    }
    expect(weekday(parseDate('1970-01-01') ?? NaN)).toBe(4)
    expect(weekday(parseDate('1969-12-28') ?? NaN)).toBe(0)
  })

  test.each([
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-1-1',
    '2025-01-01T00:00',
    '',
    'hoy',
    '02025-01-01',
  ])('%s is refused', (date) => {
    expect(parseDate(date)).toBeNull()
  })
})
