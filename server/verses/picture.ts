import sharp from 'sharp'
import type { DayColour } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import { glass } from '../media/glass.ts'
import type { CoverCategory } from '#contract/media.ts'
import { ribbonSvg } from './picture-ribbon.ts'
import { fitText, openFaces, outline, overhang, widthOf, type Faces, type Style } from './picture-type.ts'

export interface PictureVerse {
  text: string
  /** As it is to be read, such as "Mateo 11, 28". */
  reference: string
  /** Name of the translation; empty where there is none to name. */
  translation: string
  language: Language
  colour: DayColour
  /** Decides the window; a date or an id, so that the same verse keeps its window. */
  seed: string
}

interface Circle {
  x: number
  y: number
  r: number
}

/** Width and height in pixels, and where things stand. */
interface Format {
  width: number
  height: number
  /** Left edge and width of the words. */
  column: { x: number; width: number }
  verse: { top: number; height: number; largest: number; smallest: number }
  reference: number
  caption: number
  ribbon: { x: number; width: number; sway: number }
  brand: { y: number; size: number }
  /** The window for a verse whose capitals begin at `top`: the first that keeps clear of the words is taken, else the last. */
  windows: (top: number) => Circle[]
  /** The share of the height left over that stands above the verse. */
  rest: number
  /** Where the cast light falls, in radii of the window from its middle. */
  cast: { x: number; y: number }
}

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))

const FORMATS = {
  /** A post: the window rises in the lower corner, as large as the words allow. */
  square: {
    width: 1080,
    height: 1080,
    column: { x: 176, width: 812 },
    verse: { top: 112, height: 640, largest: 136, smallest: 34 },
    reference: 42,
    caption: 25,
    ribbon: { x: 92, width: 46, sway: 8 },
    brand: { y: 1004, size: 50 },
    windows: () => steps(500, 230, 28).map((r) => ({ x: 1096 - r * 0.66, y: 1092, r })),
    rest: 0.2,
    cast: { x: -0.7, y: -0.1 },
  },
  /** A story: a whole window above, the words below it; the top 250 and bottom 250 pixels, where apps lay their buttons, stay free of words. */
  story: {
    width: 1080,
    height: 1920,
    column: { x: 176, width: 806 },
    verse: { top: 660, height: 730, largest: 140, smallest: 36 },
    reference: 46,
    caption: 28,
    ribbon: { x: 92, width: 50, sway: 10 },
    brand: { y: 1666, size: 58 },
    windows: (top) => {
      const room = top - 64
      const r = Math.min(430, Math.max(340, (room - 130) / 2.1))
      return [{ x: 612, y: Math.min(room - r * 1.1, (60 + room) / 2), r }]
    },
    rest: 1,
    cast: { x: -0.3, y: 1.5 },
  },
  /** A link preview: words on the left, the window cut by the right edge. */
  card: {
    width: 1200,
    height: 630,
    column: { x: 136, width: 600 },
    verse: { top: 66, height: 336, largest: 96, smallest: 25 },
    reference: 34,
    caption: 21,
    ribbon: { x: 72, width: 36, sway: 6 },
    brand: { y: 578, size: 38 },
    windows: () => steps(1010, 1110, 11).map((x) => ({ x, y: 322, r: 322 })),
    rest: 0.42,
    cast: { x: -0.7, y: -0.1 },
  },
} as const satisfies Record<string, Format>

export type PictureFormat = keyof typeof FORMATS

type Point = readonly [x: number, y: number]

/** Width and height of each format, in pixels, for `<img>` and Open Graph tags. */
export const PICTURE_SIZES: Record<PictureFormat, { width: number; height: number }> = {
  square: { width: FORMATS.square.width, height: FORMATS.square.height },
  story: { width: FORMATS.story.width, height: FORMATS.story.height },
  card: { width: FORMATS.card.width, height: FORMATS.card.height },
}

/** The media type of every picture. */
export const PICTURE_TYPE = 'image/jpeg'

const INK = '#f4ecdc'
const RUBRIC = '#f28b7d'
const QUIET = '#9fada8'
const TEAL = '#00aba9'
const TEAL_TEXT = '#5ed3cd'
const VERSE_TRACKING = -0.01
/** MozJPEG's tables without its slow trellis: a third smaller than plain JPEG at the same time. */
const JPEG = {
  quality: 78,
  mozjpeg: true,
  trellisQuantisation: false,
  overshootDeringing: false,
  optimiseScans: false,
}

/** Round windows only: they may be cut by an edge and still be read. */
const WINDOWS: Record<DayColour, readonly [CoverCategory, ...CoverCategory[]]> = {
  green: ['prayers', 'luminous', 'prayers'],
  violet: ['prayers', 'sorrowful', 'prayers'],
  white: ['glorious', 'reverence', 'joyful', 'prayers'],
  red: ['reverence', 'prayers', 'glorious'],
  rose: ['joyful', 'prayers'],
}

/** The picture is one document: a group of its own would cost the window another surface of the size of the picture. */
const ISOLATION = ' style="isolation:isolate"'

function windowOf({ seed, colour }: PictureVerse): string {
  const choices = WINDOWS[colour]
  let sum = 0
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return glass(seed, choices[sum % choices.length] ?? choices[0], { wall: false }).replace(ISOLATION, '')
}

/** Joints of the ashlar wall, for any size of wall. */
function ashlar(width: number, height: number, course: number): string {
  let path = ''
  for (let row = 0; row * course < height; row++) {
    path += `M0 ${row * course}H${width}`
    for (let x = row % 2 ? course : 0; x < width; x += course * 2) path += `M${x} ${row * course}v${course}`
  }
  return path
}

/** The arch with its ribbon, and the name. `y` is the baseline. */
function brand(faces: Faces, x: number, y: number, size: number): string {
  const height = size * 0.86
  const scale = height / 32
  const style: Style = { face: faces.brand, size, tracking: -0.02, language: 'es' }
  return (
    `<g transform="translate(${x - 4 * scale} ${y - height}) scale(${scale})"><path d="M4 31V14.6C4 7.9 8.3 3 16 0c7.7 3 12 7.9 12 14.6V31a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" fill="${TEAL}"/><path d="M16 6.4c2.7 1.5 4 3.7 4 6.7V27l-4-3.6L12 27V13.1c0-3 1.3-5.2 4-6.7Z" fill="${INK}"/></g>` +
    `<path d="${outline('Pray', style, x + 24 * scale + size * 0.24, y)}" fill="${TEAL_TEXT}"/>`
  )
}

/** The window's own colours for a glow on the wall: a thumbnail, blurred, to be enlarged; that costs next to nothing. */
async function castLight(window: string): Promise<string> {
  const thumbnail = await sharp(Buffer.from(window), { density: 12.96 })
    .resize(72, 72)
    .extend({ top: 28, bottom: 28, left: 28, right: 28, background: '#0000' })
    .blur(4.2)
    .modulate({ saturation: 1.7, brightness: 1.3 })
    .png()
    .toBuffer()
  return `data:image/png;base64,${thumbnail.toString('base64')}`
}

/** The wall with its joints, the halo of the window, the colours that it casts and its stone ring. */
async function wall({ width, height, cast }: Format, { x, y, r }: Circle, window: string): Promise<string> {
  const spread = r * 3.6
  // From the window to the far corner. A linear gradient, since a radial one takes four times as long over a whole picture.
  const farX = x > width / 2 ? 0 : width
  const farY = y > height / 2 ? 0 : height
  return (
    `<defs><linearGradient id="wall" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${farX}" y2="${farY}"><stop offset="0" stop-color="#294646"/><stop offset=".5" stop-color="#12292d"/><stop offset="1" stop-color="#081416"/></linearGradient>` +
    `<radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r * 1.42}"><stop offset=".7" stop-color="#ffe9b0" stop-opacity=".2"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="M0 0h${width}v${height}H0Z" fill="url(#wall)"/>` +
    `<path d="${ashlar(width, height, 90)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 1.24}" fill="none" stroke="url(#halo)" stroke-width="${r * 0.36}"/>` +
    `<image href="${await castLight(window)}" x="${-spread / 2}" y="${-spread / 2}" width="${spread}" height="${spread}" transform="translate(${x + cast.x * r} ${y + cast.y * r}) skewX(-18)" opacity=".3"/>` +
    `<g fill="none"><circle cx="${x}" cy="${y}" r="${r * 1.05}" stroke="#0a1618" stroke-width="${r * 0.1}"/><circle cx="${x}" cy="${y}" r="${r * 1.065}" stroke="#35504f" stroke-width="${r * 0.016}"/></g>`
  )
}

/** Whether a window, its stone ring included, keeps clear of every one of the points. */
const clearOf = (points: readonly Point[]) => (window: Circle) =>
  points.every(([x, y]) => Math.hypot(x - window.x, y - window.y) > window.r * 1.1 + 30)

interface Setting {
  /** Path data of the verse, the reference and the translation. */
  verse: string
  reference: string
  caption: string
  /** Where the capitals of the verse begin, and the baseline of the reference. */
  top: number
  referenceY: number
  /** The right ends of the lines, for what has to keep clear of them. */
  ends: Point[]
}

/** Sets the words of a picture in their column. */
function setWords(verse: PictureVerse, shape: Format, faces: Faces): Setting {
  const { column } = shape
  const { language } = verse
  const block = fitText(verse.text, faces.verse, language, VERSE_TRACKING, {
    ...shape.verse,
    width: column.width,
  })
  const style: Style = { face: faces.verse, size: block.size, tracking: VERSE_TRACKING, language }
  const capitals = block.size * 0.64
  const depth = capitals + block.leading * (block.lines.length - 1)
  const top = shape.verse.top + (shape.verse.height - depth) * shape.rest
  const baselines = block.lines.map((_, i) => top + capitals + i * block.leading)
  const foot = baselines.at(-1) ?? top

  const reference = oneLine(
    verse.reference,
    { face: faces.reference, size: shape.reference, language },
    column.width,
  )
  const referenceY = foot + reference.size * 0.7 + Math.max(block.size * 0.62, shape.reference * 1.15)
  const caption = oneLine(
    verse.translation,
    { face: faces.caption, size: shape.caption, language },
    column.width,
  )
  const captionY = referenceY + caption.size * 1.9

  return {
    verse: block.lines
      .map((line, i) => outline(line, style, column.x - overhang(line, style), baselines[i] ?? foot))
      .join(''),
    reference: outline(verse.reference, reference, column.x, referenceY),
    caption: outline(verse.translation, caption, column.x, captionY),
    top,
    referenceY,
    ends: [
      ...block.lines.map((line, i): Point => [column.x + widthOf(line, style), baselines[i] ?? foot]),
      // The window may rise under any part of the last line, and descenders hang there.
      ...[0.4, 0.6, 0.8, 1].map((share): Point => [
        column.x + share * widthOf(block.lines.at(-1) ?? '', style),
        foot + block.size * 0.26,
      ]),
      [column.x + widthOf(verse.reference, reference), referenceY],
      [column.x + widthOf(verse.translation, caption), captionY],
      [column.x + shape.brand.size * 3, shape.brand.y - shape.brand.size * 0.4],
    ],
  }
}

/** A style made smaller, where need be, so that a text fits one line of the column. */
function oneLine(text: string, style: Style, room: number): Style {
  const width = widthOf(text, style)
  return width > room ? { ...style, size: (style.size * room) / width } : style
}

/**
 * A verse as a picture to share, a JPEG of at most 250 kB: its words, its reference in rubric, the name of its translation,
 * the ribbon of the day and a window of stained glass. JPEG because every messenger and link preview shows it (WhatsApp on older
 * phones shows no WebP) and glass as PNG would weigh ten times as much. A text of more than some 700 characters is cut after a word.
 * Takes 100 to 150 ms, most of it in the thread pool of libvips.
 */
export async function versePicture(verse: PictureVerse, format: PictureFormat): Promise<Buffer> {
  const shape: Format = FORMATS[format]
  const { width, height, column } = shape
  const faces = await openFaces()
  const words = setWords(verse, shape, faces)
  const windows = shape.windows(words.top)
  const { x, y, r } = windows.find(clearOf(words.ends)) ??
    windows.at(-1) ?? { x: width, y: height, r: height / 2 }
  const window = windowOf(verse)
  // A window fills 188 of the 200 units from the middle of its ground.
  const side = (r * 400) / 188
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    (await wall(shape, { x, y, r }, window)) +
    window.replace(
      '<svg ',
      `<svg x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" `,
    ) +
    ribbonSvg(verse.colour, { ...shape.ribbon, length: words.referenceY + shape.reference * 0.2 }) +
    `<path d="${words.verse}" fill="${INK}"/><path d="${words.reference}" fill="${RUBRIC}"/><path d="${words.caption}" fill="${QUIET}"/>` +
    `${brand(faces, column.x, shape.brand.y, shape.brand.size)}</svg>`
  return sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer()
}
