import { setImmediate } from 'node:timers/promises'
import type { LiturgicalDay as RomcalDay, LiturgicalDayDef, RomcalBundleObject } from 'romcal'
import type { DayColour, LiturgicalCalendar, LiturgicalRank, VestmentColour } from '#contract/liturgy.ts'
import type { Translated } from '#contract/text.ts'
import { dayNumber, isoDate, monthAndDay, type DayNumber } from './civil-days.ts'
import { englishNames } from './english-names.ts'
import { mended } from './mendings.ts'
import { nationalDay } from './national-days.ts'
import { placeOf, type Place } from './seasons.ts'
import { spanishNames } from './spanish-names.ts'
import { sundayRules } from './sunday-rules.ts'
import { titleOfSeasonalDay } from './titles.ts'

/** A celebration of a generated day, in every language. */
type GeneratedCelebration = {
  key: string
  name: Translated
  rank: LiturgicalRank
  colours: VestmentColour[]
}

/** A day of a generated year, in every language. */
export type GeneratedDay = {
  day: DayNumber
  place: Place
  colour: DayColour
  /** The celebration of the day first, then what may be kept besides. */
  celebrations: [GeneratedCelebration, ...GeneratedCelebration[]]
}

/** The English bundle carries the definitions as well; romcal's Spanish names are not used (`spanish-names.ts`). */
const bundles: Record<LiturgicalCalendar, () => Promise<RomcalBundleObject>> = {
  'general-roman': async () => (await import('@romcal/calendar.general-roman')).GeneralRoman_En,
  spain: async () => (await import('@romcal/calendar.spain')).Spain_En,
  mexico: async () => (await import('@romcal/calendar.mexico')).Mexico_En,
  'united-states': async () => (await import('@romcal/calendar.united-states')).UnitedStates_En,
}

const colours: Record<string, VestmentColour> = {
  GREEN: 'green',
  PURPLE: 'violet',
  WHITE: 'white',
  GOLD: 'white',
  RED: 'red',
  ROSE: 'rose',
  BLACK: 'black',
}

const ranks: Record<string, LiturgicalRank> = {
  SOLEMNITY: 'solemnity',
  SUNDAY: 'sunday',
  FEAST: 'feast',
  MEMORIAL: 'memorial',
  OPTIONAL_MEMORIAL: 'optional_memorial',
  WEEKDAY: 'weekday',
}

/** Sundays that romcal names by their second name, which is our subtitle. */
const namedSundays = new Set(['divine_mercy_sunday', 'sunday_of_the_word_of_god'])

type Defined = Pick<RomcalDay, 'id' | 'precedence' | 'rank' | 'colors' | 'i18nDef'>

function rankOf({ id, precedence, rank }: Defined): LiturgicalRank {
  if (precedence === 'TRIDUUM_1' && id !== 'easter_sunday') return 'triduum'
  // The days of the octave of Easter are celebrated as solemnities of the Lord (General Norms, 24).
  if (precedence === 'WEEKDAY_OF_EASTER_OCTAVE_2') return 'solemnity'
  // A feast (General Norms, 38), which romcal ranks above it.
  if (id === 'baptism_of_the_lord') return 'feast'
  if (id === 'commemoration_of_all_the_faithful_departed') return 'commemoration'
  return ranks[rank] ?? 'weekday'
}

function coloursOf({ id, colors }: Defined): VestmentColour[] {
  // No Mass is said on Holy Saturday before the Vigil; its office is prayed in violet.
  if (id === 'holy_saturday') return ['violet']
  return colors.map((colour) => colours[colour] ?? 'white')
}

/**
 * Generates a civil year of a calendar: romcal decides what is celebrated, our mendings correct it. It takes some
 * 10–30 ms of one processor (the first call of a process loads romcal besides), so `calendar.ts` keeps the result.
 */
export async function generateYear(year: number, calendar: LiturgicalCalendar): Promise<GeneratedDay[]> {
  // i18next, which romcal uses, prints an advertisement at its first use unless told not to.
  process.env.I18NEXT_NO_SUPPORT_NOTICE ??= '1'
  const [{ Romcal }, bundle] = await Promise.all([import('romcal'), bundles[calendar]()])
  const rules = sundayRules[calendar]
  // Whoever asks for several years lets other requests through between them.
  await setImmediate()
  // A new instance for each year: romcal keeps every year that an instance has generated.
  const romcal = new Romcal({
    ...rules,
    localizedCalendar: { ...bundle, inputs: mended(bundle.inputs, calendar, year), particularConfig: rules },
  })
  const definitions = Object.values(await romcal.getAllDefinitions())
  const generated = await romcal.generateCalendar(year)

  const celebration = (defined: Defined, place: Place, rank = rankOf(defined)): GeneratedCelebration => {
    const [source] = defined.i18nDef
    const nameKey = source.startsWith('names:') ? source.slice('names:'.length) : null
    const english =
      nameKey === null || namedSundays.has(nameKey)
        ? titleOfSeasonalDay(place, 'en')
        : (englishNames[nameKey] ?? bundle.i18n.names?.[nameKey] ?? nameKey)
    const spanish =
      nameKey === null || namedSundays.has(nameKey)
        ? titleOfSeasonalDay(place, 'es')
        : (spanishNames[nameKey] ?? english)
    return { key: defined.id, name: { es: spanish, en: english }, rank, colours: coloursOf(defined) }
  }

  const days: GeneratedDay[] = []
  for (let day = dayNumber(year, 1, 1); day <= dayNumber(year, 12, 31); day++) {
    const entries = generated[isoDate(day)]
    const place = placeOf(day, rules.epiphanyOnSunday)
    if (!entries?.length) throw new Error(`romcal left out ${isoDate(day)} of the calendar ${calendar}`)
    days.push(assemble(day, place, entries, definitions, calendar, celebration))
  }
  return days
}

type Celebrate = (defined: Defined, place: Place, rank?: LiturgicalRank) => GeneratedCelebration

function assemble(
  day: DayNumber,
  place: Place,
  entries: readonly RomcalDay[],
  definitions: readonly LiturgicalDayDef[],
  calendar: LiturgicalCalendar,
  celebrate: Celebrate,
): GeneratedDay {
  // romcal lists Holy Thursday twice, as a weekday of Lent and, last, as the Mass of the Lord's Supper.
  const supper = entries.find(({ id }) => id === 'thursday_of_the_lords_supper')
  let [first, ...others]: readonly Defined[] = supper ? [supper] : entries
  if (!first) throw new Error(`nothing is celebrated on ${isoDate(day)}`)

  // Where the Immaculate Heart of Mary falls on the day of another memorial, both are optional (Congregation for
  // Divine Worship, notification of 8 December 1998).
  const rivals = first.id === 'immaculate_heart_of_mary' ? memorialsOf(day, definitions) : []
  const ordinary = entries[0]?.weekday
  if (ordinary && rivals.some(({ rank }) => rank === 'MEMORIAL')) {
    others = [first, ...rivals]
    first = ordinary
  }

  const main = celebrate(first, place)
  const colour = main.colours[0] === 'black' ? 'violet' : (main.colours[0] ?? 'white')
  const besides = others.map((other) =>
    // On these weekdays a memorial only lends its collect to the Mass of the day, in the colour of the day (General
    // Instruction of the Roman Missal, 355 a).
    first.precedence === 'PRIVILEGED_WEEKDAY_9'
      ? { ...celebrate(other, place, 'commemoration'), colours: [colour] }
      : celebrate(other, place, 'optional_memorial'),
  )

  const national = nationalDay(day, calendar)
  if (national && (main.rank === 'weekday' || main.rank === 'memorial')) {
    besides.push(ownCelebration(national.key, 'commemoration', national.colours))
  }
  // Saturdays of Ordinary Time without an obligatory memorial (General Norms, 15).
  if (main.rank === 'weekday' && place.season === 'ordinary_time' && place.weekday === 6) {
    besides.push(ownCelebration('saint_mary_on_saturday', 'optional_memorial', ['white']))
  }
  return { day, place, colour, celebrations: [main, ...besides] }
}

/** The memorials that the calendar of saints has on a day, obligatory and optional. */
function memorialsOf(day: DayNumber, definitions: readonly LiturgicalDayDef[]): LiturgicalDayDef[] {
  const [month, date] = monthAndDay(day)
  return definitions.filter(
    ({ dateDef, rank }) =>
      dateDef.month === month &&
      dateDef.date === date &&
      (rank === 'MEMORIAL' || rank === 'OPTIONAL_MEMORIAL'),
  )
}

function ownCelebration(key: string, rank: LiturgicalRank, worn: VestmentColour[]): GeneratedCelebration {
  return { key, name: { es: spanishNames[key] ?? key, en: englishNames[key] ?? key }, rank, colours: worn }
}
