import type { Language } from '#contract/text.ts'

/** The books of the Catholic canon by OSIS code, as each language names them in a reference. */
const books: Record<string, [spanish: string, english: string]> = {
  Gen: ['Génesis', 'Genesis'],
  Exod: ['Éxodo', 'Exodus'],
  Lev: ['Levítico', 'Leviticus'],
  Num: ['Números', 'Numbers'],
  Deut: ['Deuteronomio', 'Deuteronomy'],
  Josh: ['Josué', 'Joshua'],
  Judg: ['Jueces', 'Judges'],
  Ruth: ['Rut', 'Ruth'],
  '1Sam': ['1 Samuel', '1 Samuel'],
  '2Sam': ['2 Samuel', '2 Samuel'],
  '1Kgs': ['1 Reyes', '1 Kings'],
  '2Kgs': ['2 Reyes', '2 Kings'],
  '1Chr': ['1 Crónicas', '1 Chronicles'],
  '2Chr': ['2 Crónicas', '2 Chronicles'],
  Ezra: ['Esdras', 'Ezra'],
  Neh: ['Nehemías', 'Nehemiah'],
  Tob: ['Tobías', 'Tobit'],
  Jdt: ['Judit', 'Judith'],
  Esth: ['Ester', 'Esther'],
  '1Macc': ['1 Macabeos', '1 Maccabees'],
  '2Macc': ['2 Macabeos', '2 Maccabees'],
  Job: ['Job', 'Job'],
  Ps: ['Salmo', 'Psalm'],
  Prov: ['Proverbios', 'Proverbs'],
  Eccl: ['Eclesiastés', 'Ecclesiastes'],
  Song: ['Cantar de los Cantares', 'Song of Songs'],
  Wis: ['Sabiduría', 'Wisdom'],
  Sir: ['Eclesiástico', 'Sirach'],
  Isa: ['Isaías', 'Isaiah'],
  Jer: ['Jeremías', 'Jeremiah'],
  Lam: ['Lamentaciones', 'Lamentations'],
  Bar: ['Baruc', 'Baruch'],
  Ezek: ['Ezequiel', 'Ezekiel'],
  Dan: ['Daniel', 'Daniel'],
  Hos: ['Oseas', 'Hosea'],
  Joel: ['Joel', 'Joel'],
  Amos: ['Amós', 'Amos'],
  Obad: ['Abdías', 'Obadiah'],
  Jonah: ['Jonás', 'Jonah'],
  Mic: ['Miqueas', 'Micah'],
  Nah: ['Nahúm', 'Nahum'],
  Hab: ['Habacuc', 'Habakkuk'],
  Zeph: ['Sofonías', 'Zephaniah'],
  Hag: ['Ageo', 'Haggai'],
  Zech: ['Zacarías', 'Zechariah'],
  Mal: ['Malaquías', 'Malachi'],
  Matt: ['Mateo', 'Matthew'],
  Mark: ['Marcos', 'Mark'],
  Luke: ['Lucas', 'Luke'],
  John: ['Juan', 'John'],
  Acts: ['Hechos', 'Acts'],
  Rom: ['Romanos', 'Romans'],
  '1Cor': ['1 Corintios', '1 Corinthians'],
  '2Cor': ['2 Corintios', '2 Corinthians'],
  Gal: ['Gálatas', 'Galatians'],
  Eph: ['Efesios', 'Ephesians'],
  Phil: ['Filipenses', 'Philippians'],
  Col: ['Colosenses', 'Colossians'],
  '1Thess': ['1 Tesalonicenses', '1 Thessalonians'],
  '2Thess': ['2 Tesalonicenses', '2 Thessalonians'],
  '1Tim': ['1 Timoteo', '1 Timothy'],
  '2Tim': ['2 Timoteo', '2 Timothy'],
  Titus: ['Tito', 'Titus'],
  Phlm: ['Filemón', 'Philemon'],
  Heb: ['Hebreos', 'Hebrews'],
  Jas: ['Santiago', 'James'],
  '1Pet': ['1 Pedro', '1 Peter'],
  '2Pet': ['2 Pedro', '2 Peter'],
  '1John': ['1 Juan', '1 John'],
  '2John': ['2 Juan', '2 John'],
  '3John': ['3 Juan', '3 John'],
  Jude: ['Judas', 'Jude'],
  Rev: ['Apocalipsis', 'Revelation'],
}

/** A place in Scripture, counted as in the Vulgate. */
export type Place = { book: string; chapter: number; verse_start: number; verse_end: number }

/** Whether a code names a book of the Catholic canon. */
export function isBook(code: string): boolean {
  return code in books
}

/**
 * A reference as a language writes it: «Mateo 11, 28-30», “Matthew 11:28–30”. A psalm has the Vulgate’s number and
 * the Hebrew one in brackets: «Salmo 22 (23), 1».
 */
export function referenceOf(place: Place, language: Language): string {
  const [spanish, english] = books[place.book] ?? [place.book, place.book]
  const hebrew = place.book === 'Ps' ? hebrewPsalm(place.chapter, place.verse_start) : place.chapter
  const chapter = hebrew === place.chapter ? `${place.chapter}` : `${place.chapter} (${hebrew})`
  const several = place.verse_end > place.verse_start
  return language === 'es'
    ? `${spanish} ${chapter}, ${place.verse_start}${several ? `-${place.verse_end}` : ''}`
    : `${english} ${chapter}:${place.verse_start}${several ? `–${place.verse_end}` : ''}`
}

/** The Hebrew number of a psalm that the Vulgate numbers otherwise; it joins and divides psalms at other places. */
export function hebrewPsalm(vulgate: number, verse: number): number {
  if (vulgate < 9 || vulgate > 147) return vulgate
  if (vulgate === 9) return verse <= 21 ? 9 : 10
  if (vulgate === 113) return verse <= 8 ? 114 : 115
  if (vulgate === 114 || vulgate === 115) return 116
  return vulgate >= 146 ? 147 : vulgate + 1
}
