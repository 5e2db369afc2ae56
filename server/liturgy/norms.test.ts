import { beforeAll, describe, expect, test } from 'vitest'
import { calendars, type LiturgicalCalendar, type LiturgicalDay } from '#contract/liturgy.ts'
import { liturgicalDay, liturgicalDays } from './calendar.ts'

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035] as const

// The norms, written here a second time and apart from the code: the General Norms for the Liturgical Year and the
// Calendar (cited as GN) and the rules of the bishops' conferences.

const day = 86_400_000
const at = (date: string) => Date.parse(date)
const plus = (date: string, days: number) => new Date(at(date) + days * day).toISOString().slice(0, 10)
const dayOfWeek = (date: string) => new Date(at(date)).getUTCDay()
const nextSunday = (date: string) => plus(date, (7 - dayOfWeek(date)) % 7)

/** The anonymous Gregorian algorithm. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return plus(`${year}-03-01`, h + l - 7 * m + 114 - 31 * 3)
}

/** The date of each celebration that the norms move or may move, in a civil year. */
function movable(year: number, calendar: LiturgicalCalendar): Record<string, string> {
  const easter = easterOf(year)
  const fromEaster = (days: number) => plus(easter, days)
  const advent = nextSunday(`${year}-11-27`)
  const epiphany = ['mexico', 'united-states'].includes(calendar)
    ? nextSunday(`${year}-01-02`)
    : `${year}-01-06`
  const inHolyWeekOrOctave = (date: string) => date >= fromEaster(-7) && date <= fromEaster(7)
  // GN 5 and 60: St Joseph before Palm Sunday, the Annunciation after the octave, other Sundays to Monday.
  const moved = (date: string, otherwise: string) =>
    inHolyWeekOrOctave(date) ? otherwise : dayOfWeek(date) === 0 ? plus(date, 1) : date
  const immaculate = `${year}-12-08`
  return {
    epiphany_of_the_lord: epiphany,
    baptism_of_the_lord: epiphany >= `${year}-01-07` ? plus(epiphany, 1) : nextSunday(plus(epiphany, 1)),
    ash_wednesday: fromEaster(-46),
    palm_sunday_of_the_passion_of_the_lord: fromEaster(-7),
    thursday_of_the_lords_supper: fromEaster(-3),
    friday_of_the_passion_of_the_lord: fromEaster(-2),
    holy_saturday: fromEaster(-1),
    easter_sunday: easter,
    divine_mercy_sunday: fromEaster(7),
    ascension_of_the_lord: fromEaster(calendar === 'general-roman' ? 39 : 42),
    pentecost_sunday: fromEaster(49),
    most_holy_trinity: fromEaster(56),
    most_holy_body_and_blood_of_christ: fromEaster(['spain', 'united-states'].includes(calendar) ? 63 : 60),
    most_sacred_heart_of_jesus: fromEaster(68),
    our_lord_jesus_christ_king_of_the_universe: plus(advent, -7),
    advent_1_sunday: advent,
    nativity_of_the_lord: `${year}-12-25`,
    holy_family_of_jesus_mary_and_joseph:
      dayOfWeek(`${year}-12-25`) === 0 ? `${year}-12-30` : nextSunday(`${year}-12-26`),
    mary_mother_of_god: `${year}-01-01`,
    joseph_spouse_of_mary: moved(`${year}-03-19`, fromEaster(-8)),
    annunciation_of_the_lord: moved(`${year}-03-25`, fromEaster(8)),
    nativity_of_john_the_baptist: fromEaster(68) === `${year}-06-24` ? `${year}-06-23` : `${year}-06-24`,
    peter_and_paul_apostles: `${year}-06-29`,
    assumption_of_the_blessed_virgin_mary: `${year}-08-15`,
    all_saints: `${year}-11-01`,
    commemoration_of_all_the_faithful_departed: `${year}-11-02`,
    immaculate_conception_of_the_blessed_virgin_mary:
      dayOfWeek(immaculate) === 0 && calendar !== 'spain' ? `${year}-12-09` : immaculate,
    ...(calendar === 'mexico' && { our_lady_of_guadalupe: `${year}-12-12` }),
    ...(calendar === 'spain' && { james_apostle: `${year}-07-25` }),
    ...((calendar === 'mexico' || calendar === 'spain') && {
      our_lord_jesus_christ_the_eternal_high_priest: fromEaster(53),
    }),
  }
}

const feasts = new Set([
  'baptism_of_the_lord',
  'holy_family_of_jesus_mary_and_joseph',
  'our_lord_jesus_christ_the_eternal_high_priest',
])
const notRanked: Record<string, string> = {
  ash_wednesday: 'weekday',
  palm_sunday_of_the_passion_of_the_lord: 'sunday',
  divine_mercy_sunday: 'sunday',
  advent_1_sunday: 'sunday',
  thursday_of_the_lords_supper: 'triduum',
  friday_of_the_passion_of_the_lord: 'triduum',
  holy_saturday: 'triduum',
  commemoration_of_all_the_faithful_departed: 'commemoration',
}

type Days = readonly LiturgicalDay[]
const all = new Map<string, Days>()
const of = (calendar: LiturgicalCalendar, year: number): Days => all.get(`${calendar} ${year}`) ?? []
const every = () => calendars.flatMap((calendar) => years.flatMap((year) => of(calendar, year)))

beforeAll(async () => {
  for (const calendar of calendars)
    for (const year of years) {
      all.set(`${calendar} ${year}`, await liturgicalDays(`${year}-01-01`, `${year}-12-31`, calendar, 'en'))
    }
})

const cases = calendars.flatMap((calendar) => years.map((year) => [calendar, year] as const))

describe('the feasts that move', () => {
  test.each(cases)('%s %i: each on its day and on no other', (calendar, year) => {
    const days = of(calendar, year)
    for (const [key, date] of Object.entries(movable(year, calendar))) {
      const found = days.filter(({ celebrations }) => celebrations[0]?.key === key)
      expect(
        found.map((one) => one.date),
        key,
      ).toEqual([date])
      expect(found[0]?.rank, key).toBe(notRanked[key] ?? (feasts.has(key) ? 'feast' : 'solemnity'))
    }
  })

  test.each<[string, LiturgicalCalendar, string]>([
    // As the calendars of those years printed them, or will have to
    ['2024-12-09', 'general-roman', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2024-12-09', 'mexico', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2024-12-09', 'united-states', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2024-12-08', 'spain', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2019-12-08', 'spain', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2024-04-08', 'general-roman', 'annunciation_of_the_lord'],
    ['2007-03-26', 'general-roman', 'annunciation_of_the_lord'],
    ['2012-03-26', 'spain', 'annunciation_of_the_lord'],
    ['2008-03-31', 'united-states', 'annunciation_of_the_lord'],
    ['2008-03-15', 'general-roman', 'joseph_spouse_of_mary'],
    ['2023-03-20', 'mexico', 'joseph_spouse_of_mary'],
    ['2035-03-17', 'spain', 'joseph_spouse_of_mary'],
    ['2022-06-23', 'general-roman', 'nativity_of_john_the_baptist'],
    ['2022-06-24', 'general-roman', 'most_sacred_heart_of_jesus'],
    ['2033-06-23', 'mexico', 'nativity_of_john_the_baptist'],
    ['2038-06-24', 'general-roman', 'most_holy_body_and_blood_of_christ'],
    ['2038-06-25', 'general-roman', 'nativity_of_john_the_baptist'],
    ['2057-06-29', 'spain', 'most_sacred_heart_of_jesus'],
    ['2057-06-30', 'spain', 'peter_and_paul_apostles'],
    ['2028-06-24', 'general-roman', 'nativity_of_john_the_baptist'],
    ['2028-06-05', 'general-roman', 'mary_mother_of_the_church'],
    ['2042-05-26', 'general-roman', 'mary_mother_of_the_church'],
    ['2021-12-12', 'mexico', 'our_lady_of_guadalupe'],
    ['2027-12-12', 'mexico', 'our_lady_of_guadalupe'],
    ['2027-12-12', 'united-states', 'advent_3_sunday'],
    ['2024-01-08', 'united-states', 'baptism_of_the_lord'],
    ['2024-01-07', 'spain', 'baptism_of_the_lord'],
    ['2025-11-02', 'mexico', 'commemoration_of_all_the_faithful_departed'],
    ['2025-11-09', 'spain', 'dedication_of_the_lateran_basilica'],
    ['2022-12-30', 'spain', 'holy_family_of_jesus_mary_and_joseph'],
  ])('%s in %s: %s', async (date, calendar, key) => {
    expect((await liturgicalDay(date, calendar, 'es')).celebrations[0]?.key).toBe(key)
  })
})

test('Mary, Mother of the Church is on the Monday after Pentecost, before any other memorial', () => {
  for (const calendar of calendars)
    for (const year of years) {
      const date = plus(easterOf(year), 50)
      const monday = of(calendar, year).find((one) => one.date === date)
      // In 2035 it gives way to St Matthias.
      const expected =
        date.slice(5) === '05-14' ? ['matthias_apostle', 'feast'] : ['mary_mother_of_the_church', 'memorial']
      expect([monday?.celebrations[0]?.key, monday?.rank], date).toEqual(expected)
    }
})

describe('the seasons', () => {
  test.each(cases)('%s %i: begin and end on their days', (calendar, year) => {
    const dates = movable(year, calendar)
    const expected = (date: string) => {
      if (date <= (dates['baptism_of_the_lord'] ?? '') || date >= `${year}-12-25`) return 'christmas'
      if (date >= (dates['advent_1_sunday'] ?? '')) return 'advent'
      if (date < (dates['ash_wednesday'] ?? '') || date > (dates['pentecost_sunday'] ?? ''))
        return 'ordinary_time'
      if (date < (dates['thursday_of_the_lords_supper'] ?? '')) return 'lent'
      return date < (dates['easter_sunday'] ?? '') ? 'paschal_triduum' : 'easter'
    }
    for (const { date, season } of of(calendar, year)) expect(season, date).toBe(expected(date))
  })

  test.each(cases)(
    '%s %i: Ordinary Time has its weeks 1 to 34 and loses them only at Lent',
    (calendar, year) => {
      const ordinary = of(calendar, year).filter(({ season }) => season === 'ordinary_time')
      const easter = easterOf(year)
      const before = ordinary.filter(({ date }) => date < easter)
      const after = ordinary.filter(({ date }) => date > easter)
      expect(before[0]?.week).toBe(1)
      expect(after.at(-1)?.week).toBe(34)
      for (const part of [before, after]) {
        part.slice(1).forEach((one, i) => {
          const previous = part[i]?.week ?? NaN
          expect(one.week, one.date).toBe(dayOfWeek(one.date) === 0 ? previous + 1 : previous)
        })
      }
      // GN 44: after Pentecost comes the week that follows, or one more where the year has room for 33 only.
      const skipped = (after[0]?.week ?? 0) - (before.at(-1)?.week ?? 0)
      expect([1, 2]).toContain(skipped)
      expect(dayOfWeek(before.at(-1)?.date ?? '')).toBe(2)
      expect(dayOfWeek(after[0]?.date ?? '')).toBe(1)
    },
  )

  test.each<[string, LiturgicalCalendar, string, number | null]>([
    ['2024-01-09', 'united-states', 'ordinary_time', 1],
    ['2024-02-13', 'general-roman', 'ordinary_time', 6],
    ['2024-05-20', 'general-roman', 'ordinary_time', 7],
    ['2025-03-04', 'spain', 'ordinary_time', 8],
    ['2025-06-09', 'spain', 'ordinary_time', 10],
    ['2026-07-19', 'mexico', 'ordinary_time', 16],
    ['2026-12-09', 'mexico', 'advent', 2],
    ['2026-02-19', 'mexico', 'lent', null],
    ['2026-02-23', 'mexico', 'lent', 1],
    ['2026-03-31', 'mexico', 'lent', 6],
    ['2026-04-03', 'mexico', 'paschal_triduum', null],
    ['2026-04-06', 'mexico', 'easter', 1],
    ['2026-05-23', 'mexico', 'easter', 7],
    ['2026-01-03', 'mexico', 'christmas', null],
  ])('%s in %s is %s, week %s', async (date, calendar, season, week) => {
    expect(await liturgicalDay(date, calendar, 'en')).toMatchObject({ season, week })
  })

  test('romcal counts the weeks alike', () => {
    let compared = 0
    for (const one of every()) {
      const [, season, week] =
        /^(advent|lent|easter_time|ordinary_time)_(\d+)_/.exec(one.celebrations[0]?.key ?? '') ?? []
      if (season === undefined) continue
      compared++
      expect(`${one.season} ${one.week}`, one.date).toBe(
        `${season.replace('_time', '').replace('ordinary', 'ordinary_time')} ${week}`,
      )
    }
    expect(compared).toBeGreaterThan(6000)
  })

  test.each<[string, string, string, number]>([
    ['2024-11-30', 'B', 'II', 2],
    ['2024-12-01', 'C', 'I', 1],
    ['2025-11-30', 'A', 'II', 1],
    ['2026-11-28', 'A', 'II', 2],
    ['2026-11-29', 'B', 'I', 1],
    ['2025-01-05', 'C', 'I', 2],
    ['2025-03-05', 'C', 'I', 4],
    ['2025-03-09', 'C', 'I', 1],
    ['2025-04-15', 'C', 'I', 2],
    ['2025-04-20', 'C', 'I', 1],
    ['2025-06-09', 'C', 'I', 2],
  ])('%s: lectionary %s and %s, psalter %i', async (date, sunday_cycle, weekday_cycle, psalter_week) => {
    expect(await liturgicalDay(date, 'general-roman', 'es')).toMatchObject({
      sunday_cycle,
      weekday_cycle,
      psalter_week,
    })
  })
})

describe('colours', () => {
  test('follow the season on its own days (General Instruction of the Roman Missal, 346)', () => {
    for (const { date, season, week, rank, colour, celebrations } of every()) {
      const own = celebrations[0]?.key ?? ''
      if (rank === 'sunday' || rank === 'weekday') {
        const sunday = dayOfWeek(date) === 0
        const rose = sunday && ((season === 'advent' && week === 3) || (season === 'lent' && week === 4))
        const palm = season === 'lent' && week === 6 && sunday
        const of = {
          advent: 'violet',
          lent: 'violet',
          christmas: 'white',
          easter: 'white',
          ordinary_time: 'green',
        }
        const expected = rose ? 'rose' : palm ? 'red' : of[season as keyof typeof of]
        expect(colour, `${date} ${own}`).toBe(expected)
      }
    }
  })

  test.each(cases)('%s %i: of the great days', (calendar, year) => {
    const dates = movable(year, calendar)
    const colour = (key: string) => of(calendar, year).find(({ date }) => date === dates[key])?.colour
    for (const key of ['friday_of_the_passion_of_the_lord', 'pentecost_sunday', 'peter_and_paul_apostles']) {
      expect(colour(key), key).toBe('red')
    }
    for (const key of ['ash_wednesday', 'holy_saturday', 'commemoration_of_all_the_faithful_departed']) {
      expect(colour(key), key).toBe('violet')
    }
    for (const key of [
      'thursday_of_the_lords_supper',
      'easter_sunday',
      'all_saints',
      'epiphany_of_the_lord',
    ]) {
      expect(colour(key), key).toBe('white')
    }
  })

  test('martyrs and apostles are red, John the Evangelist and all others white', () => {
    for (const { celebrations } of every()) {
      for (const { key, name, rank, colours } of celebrations) {
        if (
          rank === 'commemoration' ||
          !/^(Saint|Blessed|The (First Martyrs|Holy Innocents|Passion of Saint))/.test(name)
        )
          continue
        const red = key !== 'john_apostle' && /Martyr|Apostle|Evangelist|^The (Passion|Holy Inn)/.test(name)
        expect(colours, name).toEqual([red ? 'red' : 'white'])
      }
    }
  })

  test('All Souls may also be kept in black, in the United States in white', async () => {
    const colours = async (calendar: LiturgicalCalendar) =>
      (await liturgicalDay('2026-11-02', calendar, 'es')).celebrations[0]?.colours
    expect(await colours('general-roman')).toEqual(['violet', 'black'])
    expect(await colours('united-states')).toEqual(['violet', 'white', 'black'])
  })
})
