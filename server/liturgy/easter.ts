import { dayNumber, type DayNumber } from './civil-days.ts'

/**
 * Easter Sunday of a year of the Gregorian calendar.
 * Source: J.-M. Oudin, "Étude sur la date de Pâques", Bulletin astronomique 12 (1940).
 */
export function easterSunday(year: number): DayNumber {
  const div = (a: number, b: number) => Math.floor(a / b)
  const century = div(year, 100)
  const golden = year % 19
  const lunar = div(century - 17, 25)
  let moon = (century - div(century, 4) - div(century - lunar, 3) + 19 * golden + 15) % 30
  moon -= div(moon, 28) * (1 - div(moon, 28) * div(29, moon + 1) * div(21 - golden, 11))
  const sunday = (year + div(year, 4) + moon + 2 - century + div(century, 4)) % 7
  const afterEquinox = moon - sunday
  const month = 3 + div(afterEquinox + 40, 44)
  return dayNumber(year, month, afterEquinox + 28 - 31 * div(month, 4))
}
