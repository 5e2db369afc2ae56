import { Romcal } from 'romcal'
import { GeneralRoman_En } from '@romcal/calendar.general-roman'
import { Mexico_En } from '@romcal/calendar.mexico'
import { Spain_En } from '@romcal/calendar.spain'
import { UnitedStates_En } from '@romcal/calendar.united-states'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendars } from '#contract/liturgy.ts'
import { languages, type Language } from '#contract/text.ts'
import { liturgicalDays } from './calendar.ts'
import { spanishNames } from './spanish-names.ts'

/** Every title, subtitle and name of 2024–2035 in all calendars, with the day that it was first met on. */
const words: Record<Language, Map<string, string>> = { es: new Map(), en: new Map() }
/** The names of each celebration in both languages. */
const pairs = new Map<string, Record<Language, string>>()

beforeAll(async () => {
  for (const calendar of calendars)
    for (const language of languages)
      for (const day of await liturgicalDays('2024-01-01', '2035-12-31', calendar, language)) {
        for (const text of [day.title, day.subtitle, day.season_name, day.rank_name]) {
          if (text !== null) words[language].set(text, day.date)
        }
        for (const { key, name, rank_name } of day.celebrations) {
          words[language].set(name, day.date)
          words[language].set(rank_name, day.date)
          const pair = pairs.get(`${calendar} ${key}`) ?? { es: '', en: '' }
          pair[language] = name
          pairs.set(`${calendar} ${key}`, pair)
        }
      }
})

const wellFormed = /^[\p{Lu}][\p{L}\p{M}’,()\- ]*[\p{L}\p{M})]$/u
const doubled = / {2}|- |,,|,\)| ,|\b(\p{L}+) \1\b/iu

describe('the words of the calendars', () => {
  test('there are about nine hundred in each language', () => {
    expect(words.es.size).toBeGreaterThan(700)
    expect(words.en.size).toBeGreaterThan(700)
  })

  test.each(languages)('%s: no raw key, placeholder, digit or stray sign', (language) => {
    for (const [text, date] of words[language]) {
      expect(text, date).toMatch(wellFormed)
      expect(text, date).not.toMatch(doubled)
    }
  })

  test('no English in the Spanish', () => {
    const english =
      /\b(Saints?|Blessed|Week|Sunday|Monday|Day|of|the|and|after|in|within|Priest|Bishop|Martyrs?|Virgin|Apostles?|Pope|Abbot|Doctor|Our Lady|Feast|Memorial|Weekday|Lent|Advent|Easter|Ordinary)\b/
    for (const [text, date] of words.es) expect(text, date).not.toMatch(english)
  })

  test('no Spanish in the English', () => {
    const spanish =
      /\b(San|Santa|Santos?|Beat[oa]s?|obispo|mártir|presbítero|virgen|papa|abad|semana|Domingo|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|del|Señor|Feria|Memoria|Fiesta|octava|Tiempo)\b/
    for (const [text, date] of words.en) expect(text, date).not.toMatch(spanish)
  })

  test('Spanish capitals, gender and apocope are right', () => {
    for (const [text, date] of words.es) {
      // Offices and "san" inside a name are written small.
      expect(text, date).not.toMatch(
        / (Obispo|Presbítero|Mártir(es)?|Virgen(?! María)|Papa|Abad|Diácono|Apóstol|Doctora?|Patron[oa]|San|Semana(?! Santa)|Y|De|Del) /,
      )
      // "Santo" only before To- and Do-.
      expect(text, date).not.toMatch(/\bSanto (?!Tom|Tor|Dom)|\bSan (Tom|Tor|Dom)/)
      expect(text, date).not.toMatch(/^(San|Santo|Beato) .*\b(virgen|religiosa|doctora|patrona|abadesa)\b/)
      expect(text, date).not.toMatch(
        /^(Santa|Beata) (?!María en)(?!María, Madre).*\b(religioso|doctor|patrono|presbítero|obispo|abad|papa)\b/,
      )
      expect(text, date).not.toMatch(
        /^(San|Santo|Santa|Beat[oa]) .*\b(compañeros|mártires|obispos|apóstoles|presbíteros)\b/,
      )
      expect(text, date).not.toMatch(/^(Santos|Santas|Beatos) .*\b(mártir|apóstol)$/)
    }
  })

  test('both languages give a saint the same offices', () => {
    const offices: readonly (readonly [string, RegExp, RegExp])[] = [
      ['bishop', /\bobispos?\b/, /\bBishops?\b/],
      ['priest', /\bpresbíteros?\b/, /\bPriests?\b/],
      ['martyr', /mártir(es)?\b/i, /\bMartyrs?\b/],
      ['virgin', /\bvirgen\b/, /, Virgin\b/],
      ['doctor', /\bdoctor(a|es)?\b/, /\bDoctors?\b/],
      ['pope', /\bpapa\b/, /\bPope\b/],
      ['abbot', /\babad\b/, /\bAbbot\b/],
      ['deacon', /\bdiáconos?\b/, /\bDeacons?\b/],
      ['religious', /\breligios[oa]\b/, /\bReligious\b/],
      ['evangelist', /\bevangelista\b/, /\bEvangelist\b/],
      ['companions', /\bcompañeros\b/, /\bCompanions\b/],
      ['patron', /\bpatron[oa]s?\b/, /\b([Cc]opatron|Patron)(ess|s)?\b/],
    ]
    for (const [key, { es, en }] of pairs) {
      // The Lord is no saint with an office.
      if (key.endsWith('eternal_high_priest')) continue
      const has = (index: 1 | 2, text: string) =>
        offices.filter((o) => o[index].test(text)).map(([office]) => office)
      expect(has(1, es), `${key}: ${es} — ${en}`).toEqual(has(2, en))
      expect(es, key).not.toBe(en)
    }
  })

  test('every celebration that romcal defines has a Spanish name', async () => {
    const bySeason = new Set(['divine_mercy_sunday', 'sunday_of_the_word_of_god'])
    for (const localizedCalendar of [GeneralRoman_En, Spain_En, Mexico_En, UnitedStates_En]) {
      const definitions = await new Romcal({ localizedCalendar }).getAllDefinitions()
      const nameless = Object.values(definitions)
        .map(({ i18nDef: [source] }) => source)
        .filter((source) => source.startsWith('names:'))
        .map((source) => source.slice('names:'.length))
        .filter((name) => !bySeason.has(name) && spanishNames[name] === undefined)
      expect(nameless).toEqual([])
    }
  })
})
