import { Value } from 'typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendars, dayColours, LiturgicalDay, type LiturgicalCalendar } from '#contract/liturgy.ts'
import { languages, type Language } from '#contract/text.ts'
import { DateOutsideCalendar, liturgicalDay, liturgicalDays } from './calendar.ts'

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035] as const

const at = (date: string) => Date.parse(date)
const plus = (date: string, days: number) => new Date(at(date) + days * 86_400_000).toISOString().slice(0, 10)
const dayOfWeek = (date: string) => new Date(at(date)).getUTCDay()

type Days = readonly LiturgicalDay[]
const all = new Map<string, Days>()
const of = (calendar: LiturgicalCalendar, year: number, language: Language = 'es'): Days =>
  all.get(`${calendar} ${year} ${language}`) ?? []
const every = (language: Language = 'es') =>
  calendars.flatMap((calendar) => years.flatMap((year) => of(calendar, year, language)))

beforeAll(async () => {
  for (const calendar of calendars)
    for (const year of years)
      for (const language of languages) {
        const days = await liturgicalDays(`${year}-01-01`, `${year}-12-31`, calendar, language)
        all.set(`${calendar} ${year} ${language}`, days)
      }
})

const cases = calendars.flatMap((calendar) => years.map((year) => [calendar, year] as const))

describe('every day of 2024–2035 in every calendar', () => {
  test.each(cases)('%s %i: all days, one after the other, as the contract says', (calendar, year) => {
    for (const language of languages) {
      const days = of(calendar, year, language)
      expect(days.map(({ date }) => date)).toEqual(
        Array.from({ length: year % 4 === 0 ? 366 : 365 }, (_, i) => plus(`${year}-01-01`, i)),
      )
      for (const one of days) {
        expect(Value.Check(LiturgicalDay, one), one.date).toBe(true)
        expect(dayColours).toContain(one.colour)
        expect(one.celebrations[0]).toMatchObject({
          name: one.title,
          rank: one.rank,
          rank_name: one.rank_name,
        })
        expect(new Set(one.celebrations.map(({ key }) => key)).size).toBe(one.celebrations.length)
        for (const { colours } of one.celebrations) expect(colours.length).toBeGreaterThan(0)
      }
    }
  })

  test('the two languages differ only in words', () => {
    const wordless = ({
      season_name: _s,
      title: _t,
      subtitle: _u,
      rank_name: _r,
      ...rest
    }: LiturgicalDay) => ({
      ...rest,
      celebrations: rest.celebrations.map(({ key, rank, colours }) => ({ key, rank, colours })),
    })
    expect(every('es').map(wordless)).toEqual(every('en').map(wordless))
  })
})

describe('what else may be celebrated', () => {
  const keys = async (date: string, calendar: LiturgicalCalendar) =>
    (await liturgicalDay(date, calendar, 'es')).celebrations.map(({ key, rank }) => `${key} ${rank}`)

  test('memorials in Lent and before Christmas are commemorations in the colour of the day', async () => {
    expect(await keys('2026-03-07', 'spain')).toEqual([
      'lent_2_saturday weekday',
      'perpetua_of_carthage_and_felicity_of_carthage_martyrs commemoration',
    ])
    for (const { season, date, colour, rank, celebrations } of every()) {
      const privileged = (season === 'lent' || date.slice(5) >= '12-17') && rank === 'weekday'
      for (const other of celebrations.slice(1)) {
        if (privileged) expect(other, date).toMatchObject({ rank: 'commemoration', colours: [colour] })
        else expect(['optional_memorial', 'commemoration']).toContain(other.rank)
      }
    }
  })

  test('none on Sundays, solemnities, feasts and in Holy Week', () => {
    for (const { date, rank, season, week, celebrations } of every()) {
      const closed =
        ['sunday', 'solemnity', 'feast', 'triduum'].includes(rank) || (season === 'lent' && week === 6)
      if (closed) expect(celebrations.length, date).toBe(1)
    }
  })

  test('two memorials on one day are both optional', async () => {
    const day = await liturgicalDay('2025-06-28', 'general-roman', 'es')
    expect(day).toMatchObject({
      rank: 'weekday',
      colour: 'green',
      title: 'Sábado de la semana XII del Tiempo Ordinario',
    })
    expect(day.celebrations.slice(1).map(({ key, rank }) => `${key} ${rank}`)).toEqual([
      'immaculate_heart_of_mary optional_memorial',
      'irenaeus_of_lyon_bishop optional_memorial',
      'saint_mary_on_saturday optional_memorial',
    ])
    expect((await liturgicalDay('2024-06-08', 'general-roman', 'es')).rank).toBe('memorial')
  })

  test('Saint Mary on free Saturdays of Ordinary Time only', () => {
    for (const { date, season, rank, celebrations } of every()) {
      const free = dayOfWeek(date) === 6 && season === 'ordinary_time' && rank === 'weekday'
      expect(
        celebrations.some(({ key }) => key === 'saint_mary_on_saturday'),
        date,
      ).toBe(free)
    }
  })

  test.each<[string, LiturgicalCalendar, string]>([
    ['2026-10-09', 'general-roman', 'john_henry_newman_priest optional_memorial'],
    ['2026-09-05', 'mexico', 'teresa_of_calcutta_virgin optional_memorial'],
    ['2026-10-05', 'spain', 'faustina_kowalska_virgin optional_memorial'],
    ['2026-07-29', 'spain', 'martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany memorial'],
    ['2027-02-27', 'spain', 'gregory_of_narek_abbot commemoration'],
    ['2026-09-17', 'mexico', 'hildegard_of_bingen_abbess optional_memorial'],
    ['2027-05-10', 'united-states', 'john_of_avila_priest optional_memorial'],
    ['2027-05-10', 'spain', 'john_of_avila_priest memorial'],
    ['2026-12-12', 'united-states', 'our_lady_of_guadalupe feast'],
    ['2026-12-12', 'general-roman', 'our_lady_of_guadalupe optional_memorial'],
    ['2026-12-09', 'mexico', 'juan_diego_cuauhtlatoatzin memorial'],
    ['2027-05-03', 'mexico', 'finding_of_the_holy_cross feast'],
    ['2027-05-04', 'mexico', 'philip_and_james_apostles feast'],
    ['2026-10-12', 'spain', 'our_lady_of_the_pillar feast'],
    ['2026-11-26', 'united-states', 'thanksgiving_day_of_the_united_states commemoration'],
    ['2028-11-23', 'united-states', 'thanksgiving_day_of_the_united_states commemoration'],
    ['2026-01-22', 'united-states', 'prayer_for_the_legal_protection_of_unborn_children commemoration'],
    ['2034-01-23', 'united-states', 'prayer_for_the_legal_protection_of_unborn_children commemoration'],
  ])('%s in %s has %s', async (date, calendar, entry) => {
    expect(await keys(date, calendar)).toContain(entry)
  })
})

describe('holy days of obligation', () => {
  const dates = (calendar: LiturgicalCalendar, year: number) =>
    of(calendar, year)
      .filter((one) => one.is_holy_day_of_obligation && dayOfWeek(one.date) !== 0)
      .map(({ date }) => date.slice(5))

  test('every Sunday', () => {
    for (const one of every())
      if (dayOfWeek(one.date) === 0) expect(one.is_holy_day_of_obligation, one.date).toBe(true)
  })

  test('and those of each calendar', () => {
    expect(dates('general-roman', 2026)).toEqual([
      '01-01',
      '01-06',
      '03-19',
      '05-14',
      '06-04',
      '06-29',
      '08-15',
      '12-08',
      '12-25',
    ])
    // As published by the bishops for 2026
    expect(dates('spain', 2026)).toEqual(['01-01', '01-06', '03-19', '07-25', '08-15', '12-08', '12-25'])
    // As published for 2024: Guía litúrgica, Guadalajara
    expect(dates('mexico', 2024)).toEqual(['01-01', '05-30', '12-12', '12-25'])
    // As published for 2024: 1 January, a Monday, does not oblige; the Immaculate Conception obliges on the 9th
    expect(dates('united-states', 2024)).toEqual(['08-15', '11-01', '12-09', '12-25'])
    expect(dates('united-states', 2026)).toEqual(['01-01', '12-08', '12-25'])
  })
})

describe('headlines', () => {
  test.each<[string, LiturgicalCalendar, Language, string, string | null]>([
    ['2026-12-09', 'spain', 'es', 'Miércoles de la segunda semana de Adviento', 'Segunda semana de Adviento'],
    ['2026-12-09', 'spain', 'en', 'Wednesday of the Second Week of Advent', 'Second Week of Advent'],
    ['2026-12-09', 'mexico', 'es', 'San Juan Diego Cuauhtlatoatzin', 'Segunda semana de Adviento'],
    ['2026-07-19', 'mexico', 'es', 'Domingo XVI del Tiempo Ordinario', null],
    ['2026-07-19', 'mexico', 'en', 'Sixteenth Sunday in Ordinary Time', null],
    [
      '2026-11-24',
      'united-states',
      'en',
      'Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs',
      'Thirty-Fourth Week in Ordinary Time',
    ],
    [
      '2026-10-29',
      'mexico',
      'en',
      'Thursday of the Thirtieth Week in Ordinary Time',
      'Thirtieth Week in Ordinary Time',
    ],
    [
      '2026-10-30',
      'mexico',
      'es',
      'Viernes de la semana XXX del Tiempo Ordinario',
      'Semana XXX del Tiempo Ordinario',
    ],
    [
      '2026-08-20',
      'spain',
      'en',
      'Saint Bernard, Abbot and Doctor of the Church',
      'Twentieth Week in Ordinary Time',
    ],
    [
      '2026-08-26',
      'general-roman',
      'en',
      'Wednesday of the Twenty-First Week in Ordinary Time',
      'Twenty-First Week in Ordinary Time',
    ],
    ['2026-12-25', 'mexico', 'es', 'Natividad del Señor', null],
    ['2027-01-01', 'mexico', 'es', 'Santa María, Madre de Dios', 'Octava de la Natividad del Señor'],
    ['2026-12-30', 'mexico', 'es', 'Día VI de la octava de Navidad', 'Octava de Navidad'],
    ['2026-12-24', 'mexico', 'es', 'Jueves de la cuarta semana de Adviento', 'Nochebuena'],
    ['2026-12-13', 'mexico', 'es', 'Domingo III de Adviento', 'Domingo de Gaudete'],
    ['2026-01-25', 'spain', 'es', 'Domingo III del Tiempo Ordinario', 'Domingo de la Palabra de Dios'],
    [
      '2026-03-19',
      'spain',
      'es',
      'San José, esposo de la Bienaventurada Virgen María',
      'Cuarta semana de Cuaresma',
    ],
    ['2026-04-02', 'spain', 'es', 'Jueves Santo', 'En la Cena del Señor'],
    ['2026-04-02', 'spain', 'en', 'Holy Thursday', 'Thursday of the Lord’s Supper'],
    ['2026-03-30', 'spain', 'es', 'Lunes Santo', 'Semana Santa'],
    ['2026-02-19', 'spain', 'es', 'Jueves después de Ceniza', null],
    ['2026-06-07', 'spain', 'es', 'Santísimo Cuerpo y Sangre de Cristo', 'Corpus Christi'],
    ['2026-05-17', 'spain', 'es', 'Ascensión del Señor', 'Domingo VII de Pascua'],
    [
      '2026-11-22',
      'spain',
      'es',
      'Nuestro Señor Jesucristo, Rey del Universo',
      'Domingo XXXIV del Tiempo Ordinario',
    ],
    ['2026-07-25', 'spain', 'es', 'Santiago, apóstol, patrono de España', 'Semana XVI del Tiempo Ordinario'],
    ['2026-01-05', 'spain', 'es', 'Lunes del tiempo de Navidad', null],
    ['2026-01-07', 'spain', 'en', 'Wednesday after Epiphany', null],
    [
      '2026-12-08',
      'united-states',
      'es',
      'Inmaculada Concepción de la Bienaventurada Virgen María',
      'Segunda semana de Adviento',
    ],
  ])('%s in %s, %s: %s', async (date, calendar, language, title, subtitle) => {
    expect(await liturgicalDay(date, calendar, language)).toMatchObject({ title, subtitle })
  })
})

test('the mysteries of the rosary are those of the day of the week', async () => {
  const week = await liturgicalDays('2026-07-19', '2026-07-25', 'general-roman', 'es')
  expect(week.map(({ rosary_mysteries }) => rosary_mysteries)).toEqual([
    'glorious',
    'joyful',
    'sorrowful',
    'glorious',
    'luminous',
    'sorrowful',
    'joyful',
  ])
})

describe('spans', () => {
  test('go over the turn of the year, both ends included', async () => {
    const days = await liturgicalDays('2026-12-30', '2027-01-02', 'spain', 'es')
    expect(days.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
    expect(await liturgicalDays('2027-01-02', '2027-01-01', 'spain', 'es')).toEqual([])
    expect(await liturgicalDays('2027-01-02', '2026-01-01', 'spain', 'es')).toEqual([])
  })

  test('the first and the last day are answered, and none beyond', async () => {
    expect((await liturgicalDay('1970-01-01', 'mexico', 'es')).title).toBe('Santa María, Madre de Dios')
    expect((await liturgicalDay('2200-12-25', 'mexico', 'es')).title).toBe('Natividad del Señor')
    for (const date of ['1969-12-31', '2201-01-01', '2025-02-29', 'mañana', '']) {
      await expect(liturgicalDay(date, 'spain', 'es')).rejects.toThrow(DateOutsideCalendar)
    }
    await expect(liturgicalDays('2200-12-30', '2201-01-02', 'spain', 'es')).rejects.toThrow(
      DateOutsideCalendar,
    )
  })
})
