import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import type { Language } from '#contract/text.ts'

/** Typesetting for pictures: the project's fonts shaped into outlines, so that no font needs to be on the machine. */

type Family = 'alegreya' | 'commissioner'

/** A family at one weight: its Latin file, and its extended Latin one for the letters that the first lacks. */
export interface Face {
  latin: Font
  extended: Font
}

export interface Faces {
  verse: Face
  reference: Face
  brand: Face
  caption: Face
}

/** OpenType language systems. */
const LANGUAGE_SYSTEM: Record<Language, string> = { es: 'ESP ', en: 'ENG ' }

async function family(name: Family) {
  const open = async (subset: 'latin' | 'latin-ext') => {
    const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`)
    // fontkit reads WOFF2 but cannot vary its glyphs (2.0.4 re-reads the compressed bytes as plain tables), so it is given the plain font.
    const font = create(Buffer.from(await decompress(await readFile(fileURLToPath(file)))))
    if (!('getVariation' in font)) throw new Error(`${name} is a collection, a single font was expected`)
    return font
  }
  const [latin, extended] = await Promise.all([open('latin'), open('latin-ext')])
  return (wght: number): Face => ({
    latin: latin.getVariation({ wght }),
    extended: extended.getVariation({ wght }),
  })
}

let opened: Promise<Faces> | undefined

/** The faces of a picture, opened at the first call (about 100 ms) and kept. */
export function openFaces(): Promise<Faces> {
  opened ??= (async () => {
    const [alegreya, commissioner] = await Promise.all([family('alegreya'), family('commissioner')])
    return {
      verse: alegreya(480),
      reference: alegreya(500),
      brand: alegreya(700),
      caption: commissioner(450),
    }
  })()
  return opened
}

/** Runs of text by the file that has their letters; what neither has (an emoji, a control) is left out. */
function runsOf(face: Face, text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0
    const font = face.latin.hasGlyphForCodePoint(code)
      ? face.latin
      : face.extended.hasGlyphForCodePoint(code)
        ? face.extended
        : undefined
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

export interface Style {
  face: Face
  /** Pixels to the em. */
  size: number
  /** Ems added after each glyph. */
  tracking?: number
  language: Language
}

/** The advance of a text, in pixels. */
export function widthOf(text: string, style: Style): number {
  let width = 0
  for (const run of runsOf(style.face, text)) {
    const { positions } = run.font.layout(run.text, undefined, 'latn', LANGUAGE_SYSTEM[style.language])
    const scale = style.size / run.font.unitsPerEm
    for (const position of positions) width += position.xAdvance * scale + (style.tracking ?? 0) * style.size
  }
  return width
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** The outlines of one line of text as SVG path data, its baseline starting at (x, y). */
export function outline(text: string, style: Style, x: number, y: number): string {
  let path = ''
  let pen = x
  for (const run of runsOf(style.face, text)) {
    const { glyphs, positions } = run.font.layout(
      run.text,
      undefined,
      'latn',
      LANGUAGE_SYSTEM[style.language],
    )
    const scale = style.size / run.font.unitsPerEm
    glyphs.forEach((glyph, i) => {
      const position = positions[i]
      if (!position) return
      const left = pen + position.xOffset * scale
      const base = y - position.yOffset * scale
      for (const { command, args } of glyph.path.commands) {
        path += LETTERS[command]
        path += args
          .map((value, axis) => (axis % 2 ? base - value * scale : left + value * scale).toFixed(1))
          .join(' ')
      }
      pen += position.xAdvance * scale + (style.tracking ?? 0) * style.size
    })
  }
  return path
}

/** Marks that hang in the margin, so that the letters under them stay flush. */
const HANGING = /^["'«“‘]/

/** How far a line is drawn out to the left of the margin, in pixels. */
export function overhang(line: string, style: Style): number {
  const mark = HANGING.exec(line)?.[0]
  return mark === undefined ? 0 : widthOf(mark, style)
}

/** A line may end after a pause; it should not end on a word that leans on the next one. */
const PAUSE = /[.,;:!?»”…—]$/u
const LEANING = /^\p{L}{1,2}$/u

/**
 * Breaks words into `count` lines no wider than `room` so that the lines are as even as can be (least squares, as in TeX),
 * with a liking for pauses at line ends; `undefined` where the words do not fit in so many lines.
 */
function evenLines(
  widths: readonly number[],
  words: readonly string[],
  space: number,
  room: number,
  count: number,
) {
  const total = widths.reduce((sum, width) => sum + width + space, -space)
  const ideal = Math.min(room, (total - (count - 1) * space) / count)
  const best: (number | undefined)[][] = [[0]]
  const from: number[][] = [[]]
  for (let line = 1; line <= count; line++) {
    const costs: (number | undefined)[] = []
    const starts: number[] = []
    for (let end = line; end <= words.length; end++) {
      let width = -space
      for (let start = end - 1; start >= line - 1; start--) {
        width += (widths[start] ?? 0) + space
        if (width > room) break
        const before = best[line - 1]?.[start]
        if (before === undefined) continue
        const last = end === words.length
        const slack = (width - ideal) / room
        const word = words[end - 1] ?? ''
        let cost = before + slack * slack * (last && width < ideal ? 0.5 : 1)
        if (!last) cost += PAUSE.test(word) ? -0.012 : LEANING.test(word) ? 0.03 : 0
        if (last && start === end - 1 && count > 1) cost += 0.12
        if (cost < (costs[end] ?? Infinity)) {
          costs[end] = cost
          starts[end] = start
        }
      }
    }
    best.push(costs)
    from.push(starts)
  }
  if (best[count]?.[words.length] === undefined) return undefined
  const lines: string[] = []
  let end = words.length
  for (let line = count; line > 0; line--) {
    const start = from[line]?.[end] ?? 0
    lines.unshift(words.slice(start, end).join(' '))
    end = start
  }
  return lines
}

export interface Block {
  lines: string[]
  size: number
  /** Baseline to baseline, in pixels. */
  leading: number
}

export interface Fit {
  width: number
  height: number
  largest: number
  smallest: number
}

/**
 * The largest setting of a text that fits a box, with even lines. A text that is too long even at the smallest size is
 * cut after a word and ends in an ellipsis.
 */
export function fitText(text: string, face: Face, language: Language, tracking: number, fit: Fit): Block {
  let words = text.trim().split(/[ \t\r\n]+/u)
  const em = { face, size: 1, tracking, language }
  let widths = words.map((word) => widthOf(word, em))
  const space = widthOf(' ', em)
  const set = (size: number): Block | undefined => {
    // Long texts need more air between their lines than a line or two in large letters.
    const leading = size * (size > 90 ? 1.08 : size > 60 ? 1.14 : size > 40 ? 1.2 : 1.28)
    const most = Math.floor((fit.height - size) / leading) + 1
    const room = fit.width / size
    const total = widths.reduce((sum, width) => sum + width + space, 0)
    for (let count = Math.max(1, Math.floor(total / room)); count <= Math.min(most, words.length); count++) {
      // Few words may be large; many lines as large as that would shout.
      if (size > fit.smallest && size > fit.largest * 1.13 ** Math.min(0, 2 - count)) return undefined
      const lines = evenLines(widths, words, space, room, count)
      if (lines) return { lines, size, leading }
    }
    return undefined
  }
  for (let size = fit.largest; size >= fit.smallest; size -= 2) {
    const block = set(size)
    if (block) return block
  }
  while (words.length > 1) {
    words = words.slice(0, -1)
    const shown = [...words.slice(0, -1), `${(words.at(-1) ?? '').replace(/[\p{P}]+$/u, '')}…`]
    widths = shown.map((word) => widthOf(word, em))
    const kept = words
    words = shown
    const block = set(fit.smallest)
    words = kept
    if (block) return block
  }
  return {
    lines: [text.trim()],
    size: (fit.width / Math.max(1, widths[0] ?? 1)) * 0.98,
    leading: fit.smallest,
  }
}
