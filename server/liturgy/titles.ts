import type { LiturgicalRank, LiturgicalSeason } from '#contract/liturgy.ts'
import type { Language, Translated } from '#contract/text.ts'
import type { Place } from './seasons.ts'

/** The seasons as the Missal calls them. */
export const seasonNames: Record<LiturgicalSeason, Translated> = {
  advent: { es: 'Adviento', en: 'Advent' },
  christmas: { es: 'Navidad', en: 'Christmas Time' },
  ordinary_time: { es: 'Tiempo Ordinario', en: 'Ordinary Time' },
  lent: { es: 'Cuaresma', en: 'Lent' },
  paschal_triduum: { es: 'Triduo Pascual', en: 'Paschal Triduum' },
  easter: { es: 'Pascua', en: 'Easter Time' },
}

/** The ranks as the Missal calls them. */
export const rankNames: Record<LiturgicalRank, Translated> = {
  triduum: { es: 'Triduo Pascual', en: 'Paschal Triduum' },
  solemnity: { es: 'Solemnidad', en: 'Solemnity' },
  sunday: { es: 'Domingo', en: 'Sunday' },
  feast: { es: 'Fiesta', en: 'Feast' },
  memorial: { es: 'Memoria', en: 'Memorial' },
  optional_memorial: { es: 'Memoria libre', en: 'Optional Memorial' },
  commemoration: { es: 'Conmemoración', en: 'Commemoration' },
  weekday: { es: 'Feria', en: 'Weekday' },
}

const weekdays: Record<Language, readonly string[]> = {
  es: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

const spanishOrdinals = ['', 'primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima']

const englishUnits =
  ' First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth'.split(
    ' ',
  )

function englishOrdinal(week: number): string {
  if (week <= 20) return englishUnits[week] ?? ''
  if (week === 30) return 'Thirtieth'
  return `${week < 30 ? 'Twenty' : 'Thirty'}-${englishUnits[week % 10]}`
}

function roman(number: number): string {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
  return 'X'.repeat(Math.floor(number / 10)) + ones[number % 10]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "la segunda semana de Adviento": weeks in words, those of Ordinary Time with the Missal's Roman numerals. */
function spanishWeek(place: Place, week: number): string {
  return place.season === 'ordinary_time'
    ? `semana ${roman(week)} del Tiempo Ordinario`
    : `${spanishOrdinals[week]} semana de ${seasonNames[place.season].es}`
}

const englishSeasons: Partial<Record<LiturgicalSeason, string>> = {
  advent: 'of Advent',
  lent: 'of Lent',
  easter: 'of Easter',
  ordinary_time: 'in Ordinary Time',
}

function spanishTitle(place: Place): string {
  const name = weekdays.es[place.weekday]
  if (place.part === 'holy_week') return `${name} Santo`
  if (place.part === 'before_first_sunday_of_lent') return `${name} después de Ceniza`
  if (place.part === 'octave_of_christmas')
    return `Día ${roman(place.octaveDay ?? 0)} de la octava de Navidad`
  if (place.week === null) {
    if (place.weekday === 0) return 'Domingo II después de Navidad'
    return place.part === 'after_epiphany' ? `${name} después de Epifanía` : `${name} del tiempo de Navidad`
  }
  if (place.weekday === 0) {
    const season = place.season === 'ordinary_time' ? 'del' : 'de'
    return `Domingo ${roman(place.week)} ${season} ${seasonNames[place.season].es}`
  }
  if (place.part === 'octave_of_easter') return `${name} de la octava de Pascua`
  return `${name} de la ${spanishWeek(place, place.week)}`
}

function englishTitle(place: Place): string {
  const name = weekdays.en[place.weekday]
  if (place.part === 'holy_week') return `${name} of Holy Week`
  if (place.part === 'before_first_sunday_of_lent') return `${name} after Ash Wednesday`
  if (place.part === 'octave_of_christmas')
    return `${englishOrdinal(place.octaveDay ?? 0)} Day within the Octave of Christmas`
  if (place.week === null) {
    if (place.weekday === 0) return 'Second Sunday after Christmas'
    return place.part === 'after_epiphany' ? `${name} after Epiphany` : `${name} of Christmas Time`
  }
  const ordinal = englishOrdinal(place.week)
  if (place.weekday === 0) return `${ordinal} Sunday ${englishSeasons[place.season]}`
  if (place.part === 'octave_of_easter') return `${name} within the Octave of Easter`
  return `${name} of the ${ordinal} Week ${englishSeasons[place.season]}`
}

/**
 * What a Sunday or weekday of the season is called, whatever saint it may celebrate: "Miércoles de la segunda
 * semana de Adviento", "Sixteenth Sunday in Ordinary Time".
 */
export function titleOfSeasonalDay(place: Place, language: Language): string {
  return language === 'es' ? spanishTitle(place) : englishTitle(place)
}

/** The week of a day as a line of its own, "Segunda semana de Adviento"; null in Christmas Time after its octave. */
function weekLine(place: Place, language: Language): string | null {
  const es = language === 'es'
  if (place.part === 'holy_week') return es ? 'Semana Santa' : 'Holy Week'
  if (place.part === 'octave_of_christmas') return es ? 'Octava de Navidad' : 'Octave of Christmas'
  if (place.part === 'octave_of_easter') return es ? 'Octava de Pascua' : 'Octave of Easter'
  if (place.week === null) return null
  if (es) return capital(spanishWeek(place, place.week))
  return `${englishOrdinal(place.week)} Week ${englishSeasons[place.season]}`
}

/** The second line of days that have a customary one, by the key of what they celebrate; null: none at all. */
const ownLines: Readonly<Record<string, Translated | null>> = {
  advent_3_sunday: { es: 'Domingo de Gaudete', en: 'Gaudete Sunday' },
  lent_4_sunday: { es: 'Domingo de Laetare', en: 'Laetare Sunday' },
  // Francis, motu proprio Aperuit illis (30 September 2019).
  sunday_of_the_word_of_god: { es: 'Domingo de la Palabra de Dios', en: 'Sunday of the Word of God' },
  // Congregation for Divine Worship, decree of 5 May 2000.
  divine_mercy_sunday: { es: 'Domingo de la Divina Misericordia', en: 'Sunday of Divine Mercy' },
  palm_sunday_of_the_passion_of_the_lord: { es: 'Semana Santa', en: 'Holy Week' },
  thursday_of_the_lords_supper: { es: 'En la Cena del Señor', en: 'Thursday of the Lord’s Supper' },
  friday_of_the_passion_of_the_lord: {
    es: 'En la Pasión del Señor',
    en: 'Friday of the Passion of the Lord',
  },
  holy_saturday: { es: 'Vigilia Pascual en la noche santa', en: 'Easter Vigil in the Holy Night' },
  nativity_of_the_lord: null,
  mary_mother_of_god: {
    es: 'Octava de la Natividad del Señor',
    en: 'Octave Day of the Nativity of the Lord',
  },
  easter_sunday: null,
  pentecost_sunday: null,
  most_holy_trinity: null,
  most_holy_body_and_blood_of_christ: { es: 'Corpus Christi', en: 'Corpus Christi' },
  ash_wednesday: { es: 'Comienzo de la Cuaresma', en: 'Beginning of Lent' },
  christmas_eve: { es: 'Nochebuena', en: 'Christmas Eve' },
}

/**
 * The second line under the headline of a day: a customary other name, on a Sunday that gives way to a feast the
 * Sunday's title, else the week. `key` is the celebration's, `christmas_eve` on 24 December; `title` the headline.
 */
export function subtitleOf(place: Place, key: string, title: string, language: Language): string | null {
  const own = ownLines[key]
  if (own !== undefined) return own && own[language]
  const line = place.weekday === 0 ? titleOfSeasonalDay(place, language) : weekLine(place, language)
  // A Sunday of Christmas Time other than the second after Christmas has no name but its feast's.
  const nameless = place.weekday === 0 && place.week === null
  return nameless || line === title ? null : line
}
