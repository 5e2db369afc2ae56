import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dayColours } from '#contract/liturgy.ts'
import { fitText, openFaces, outline, widthOf } from './picture-type.ts'
import { PICTURE_SIZES, versePicture, type PictureFormat, type PictureVerse } from './picture.ts'

const verse: PictureVerse = {
  text: 'Vengan a mí todos los que están cansados y agobiados, y yo los aliviaré.',
  reference: 'Mateo 11, 28',
  translation: 'Traducción propia de la Vulgata Clementina',
  language: 'es',
  colour: 'green',
  seed: '2026-07-19',
}
const long =
  'Charity is patient, is kind: charity envieth not, dealeth not perversely; is not puffed up; Is not ambitious, seeketh not her own, is not provoked to anger, thinketh no evil; Rejoiceth not in iniquity, but rejoiceth with the truth; Beareth all things, believeth all things, hopeth all things, endureth all things. Charity never falleth away: whether prophecies shall be made void, or tongues shall cease.'
const formats: PictureFormat[] = ['square', 'story', 'card']
const box = { width: 800, height: 640, largest: 136, smallest: 34 }

/** The mean colour of a part of a picture, 0–255 for each channel. */
async function meanOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  const { channels } = await sharp(
    await sharp(picture).extract({ left, top, width, height }).toBuffer(),
  ).stats()
  return channels.map((channel) => channel.mean)
}

describe('verse pictures', () => {
  test.each(formats)('%s: a JPEG of the promised size, within 250 kB, short or long', async (format) => {
    for (const text of ['Jesús lloró.', verse.text, long]) {
      const picture = await versePicture({ ...verse, text }, format)
      const { format: type, width, height } = await sharp(picture).metadata()
      expect({ type, width, height }).toEqual({ type: 'jpeg', ...PICTURE_SIZES[format] })
      expect(picture.length).toBeLessThan(250_000)
      expect(picture.length).toBeGreaterThan(40_000)
    }
  })

  test('the same verse gives the same picture; another day gives another window', async () => {
    const first = await versePicture(verse, 'card')
    expect(first.equals(await versePicture(verse, 'card'))).toBe(true)
    expect(first.equals(await versePicture({ ...verse, seed: '2026-07-20' }, 'card'))).toBe(false)
  })

  test('the ribbon is of the colour of the day', async () => {
    const ribbons = new Map<string, number[]>()
    for (const colour of dayColours) {
      ribbons.set(colour, await meanOf(await versePicture({ ...verse, colour }, 'square'), 86, 20, 12, 60))
    }
    const [red = 0, green = 0] = ribbons.get('green') ?? []
    expect(green).toBeGreaterThan(red + 30)
    const [ruby = 0, , rubyBlue = 0] = ribbons.get('red') ?? []
    expect(ruby).toBeGreaterThan(rubyBlue + 80)
    const [, violetGreen = 0, violetBlue = 0] = ribbons.get('violet') ?? []
    expect(violetBlue).toBeGreaterThan(violetGreen + 60)
    for (const value of ribbons.get('white') ?? []) expect(value).toBeGreaterThan(150)
  })

  test('text that is markup, emoji or of another script harms nothing', async () => {
    const text = '<svg onload="x"> & ]]> 🕊️ 主は \u0000 paz ǵ'
    await expect(
      versePicture({ ...verse, text, reference: '<&>"', translation: '' }, 'card'),
    ).resolves.toBeInstanceOf(Buffer)
    await expect(versePicture({ ...verse, text: '', reference: '' }, 'card')).resolves.toBeInstanceOf(Buffer)
  })
})

describe('typesetting', () => {
  test('advances are kerned, take letters from the extended file, and leave out what no file has', async () => {
    const { verse: face } = await openFaces()
    const at = (text: string) => widthOf(text, { face, size: 100, language: 'es' })
    expect(at('AV')).toBeLessThan(at('A') + at('V'))
    expect(at('🕊')).toBe(0)
    expect(at('ła')).toBeGreaterThan(at('a'))
  })

  test('the weight asked for is the weight drawn', async () => {
    const { verse: regular, brand: bold } = await openFaces()
    const stem = (face: typeof bold) => {
      const path = outline('l', { face, size: 100, language: 'es' }, 0, 0)
      const xs = [...path.matchAll(/([-\d.]+) [-\d.]+/g)].map((match) => Number(match[1]))
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(stem(bold)).toBeGreaterThan(stem(regular) * 1.1)
  })

  test('letters with accents are drawn, and figures hang below the line as old-style figures do', async () => {
    const { reference: face } = await openFaces()
    const style = { face, size: 100, language: 'es' as const }
    const lowest = (path: string) =>
      Math.max(...[...path.matchAll(/[-\d.]+ ([-\d.]+)/g)].map((match) => Number(match[1])))
    expect(outline('é', style, 0, 0).length).toBeGreaterThan(outline('e', style, 0, 0).length)
    expect(lowest(outline('3', style, 0, 0))).toBeGreaterThan(10)
  })

  test('lines are even, fit the box, keep every word, and do not end on a leaning word where that can be helped', async () => {
    const { verse: face } = await openFaces()
    for (const text of ['Amén', verse.text, long]) {
      const { lines, size, leading } = fitText(text, face, 'es', -0.01, box)
      const widths = lines.map((line) => widthOf(line, { face, size, tracking: -0.01, language: 'es' }))
      expect(lines.join(' ')).toBe(text)
      expect(Math.max(...widths)).toBeLessThanOrEqual(box.width * 1.002)
      expect(size + leading * (lines.length - 1)).toBeLessThanOrEqual(box.height)
      expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6)
    }
    const { lines } = fitText(verse.text, face, 'es', -0.01, box)
    expect(lines.filter((line) => / \p{L}{1,2}$/u.test(line))).toEqual(['Vengan a mí'])
  })

  test('a text too long for the box ends in an ellipsis after a word', async () => {
    const { verse: face } = await openFaces()
    const { lines } = fitText(long.repeat(6), face, 'en', 0, box)
    const text = lines.join(' ')
    expect(text.endsWith('…')).toBe(true)
    expect(long.repeat(6).startsWith(text.slice(0, -1))).toBe(true)
  })

  test('a single endless word is made to fit', async () => {
    const { verse: face } = await openFaces()
    const { lines, size } = fitText('a'.repeat(300), face, 'en', 0, box)
    expect(widthOf(lines[0] ?? '', { face, size, language: 'en' })).toBeLessThanOrEqual(box.width * 1.01)
  })
})
