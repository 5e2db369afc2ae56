import type { CoverCategory } from '#contract/media.ts'
import { chanceFrom, createBench, fnv1a, LEAD, type Bench, type Recipe, type Sheet } from './glass-bench.ts'
import { arcade, tree, triple, twin } from './glass-lights.ts'
import { foils, mysteries, rose, sun } from './glass-roses.ts'
import { round } from './glass-shapes.ts'

export interface GlassOptions {
  /** The dark church wall about the window; without it the ground is transparent. Default true. */
  wall?: boolean
  /** Accessible name. Without it the picture is decorative. */
  title?: string
}

type Mix = readonly [field: Sheet, second: Sheet, third: Sheet, glint: Sheet]

interface Window {
  draw: (bench: Bench) => string
  mixes: readonly [Mix, ...Mix[]]
}

/** A category owns the form of its window; the seed chooses one of its mixes of glass and every detail. */
const WINDOWS: Record<CoverCategory, Window> = {
  prayers: {
    draw: rose,
    mixes: [
      ['blue', 'ruby', 'teal', 'amber'],
      ['night', 'teal', 'violet', 'amber'],
      ['teal', 'blue', 'ruby', 'amber'],
      ['ruby', 'night', 'amber', 'white'],
      ['emerald', 'blue', 'ruby', 'amber'],
    ],
  },
  testimonials: {
    draw: foils,
    mixes: [
      ['ruby', 'amber', 'blue', 'white'],
      ['night', 'rose', 'ruby', 'amber'],
      ['amber', 'ruby', 'teal', 'white'],
      ['blue', 'teal', 'amber', 'white'],
      ['emerald', 'violet', 'rose', 'amber'],
    ],
  },
  studies: {
    draw: twin,
    mixes: [
      ['emerald', 'blue', 'ruby', 'amber'],
      ['teal', 'ruby', 'night', 'amber'],
      ['night', 'emerald', 'ruby', 'amber'],
      ['blue', 'violet', 'teal', 'amber'],
    ],
  },
  reverence: {
    draw: sun,
    mixes: [
      ['violet', 'night', 'rose', 'amber'],
      ['blue', 'night', 'teal', 'amber'],
      ['ruby', 'violet', 'rose', 'amber'],
      ['teal', 'blue', 'ruby', 'amber'],
      ['night', 'ruby', 'blue', 'amber'],
    ],
  },
  events: {
    draw: (bench) => (bench.chance() < 0.55 ? triple(bench) : arcade(bench)),
    mixes: [
      ['teal', 'ruby', 'blue', 'amber'],
      ['blue', 'emerald', 'ruby', 'amber'],
      ['ruby', 'blue', 'teal', 'amber'],
      ['violet', 'rose', 'blue', 'amber'],
      ['emerald', 'night', 'ruby', 'amber'],
    ],
  },
  courses: {
    draw: tree,
    mixes: [
      ['blue', 'emerald', 'ruby', 'amber'],
      ['violet', 'teal', 'rose', 'amber'],
      ['night', 'emerald', 'amber', 'amber'],
      ['ruby', 'emerald', 'blue', 'amber'],
    ],
  },
  joyful: { draw: (bench) => mysteries(bench, 'star'), mixes: [['blue', 'rose', 'teal', 'white']] },
  luminous: { draw: (bench) => mysteries(bench, 'light'), mixes: [['teal', 'amber', 'blue', 'white']] },
  sorrowful: { draw: (bench) => mysteries(bench, 'cross'), mixes: [['violet', 'ruby', 'night', 'rose']] },
  glorious: { draw: (bench) => mysteries(bench, 'crown'), mixes: [['blue', 'amber', 'ruby', 'white']] },
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML 1.0 §2.2: control characters and lone surrogates may not appear in a document at all, not even escaped.
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

type Stop = readonly [offset: number, colour: string, opacity: number]

const glow = (id: string, x: number, y: number, r: number, stops: readonly Stop[]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</radialGradient>`

/** Courses of ashlar so faint that they are felt rather than seen; the same for every window. */
const ASHLAR = (() => {
  let path = ''
  for (let row = 0; row < 8; row++) {
    path += `M0 ${row * 50}H400`
    for (let column = 0; column < 5; column++) path += `M${column * 100 + (row % 2 ? 50 : 0)} ${row * 50}v50`
  }
  return path
})()

/**
 * A stained-glass window as an SVG document, `viewBox` 0 0 400 400: the same seed and category give the same window, byte for byte.
 * The category decides the form, the seed the colours and details. No more than 80 kB, usually about 30 kB (5 kB gzip), in under a millisecond.
 */
export function glass(
  seed: string,
  category: CoverCategory,
  { wall = true, title }: GlassOptions = {},
): string {
  const { draw, mixes } = WINDOWS[category]
  const start = fnv1a(`${category}·${seed}`)
  const chance = chanceFrom(start)
  // Two looks of one window may stand inline on one page: their ids differ, so that neither borrows from a hidden other.
  const id = `w${start.toString(36)}${wall ? '' : 'g'}${title === undefined ? '' : fnv1a(title).toString(36)}`
  const [field, second, third, glint] = mixes[Math.floor(chance() * mixes.length)] ?? mixes[0]
  const recipe: Recipe = { field, second, third, glint }
  const bench = createBench(recipe, chance, id)
  const opening = draw(bench)
  const { glass: pieces, clips } = bench.result()

  // The sun stands somewhere behind the window; a cloud or a tree shades another part of it.
  const sunX = round(120 + chance() * 160)
  const sunY = round(80 + chance() * 130)
  const shadeX = round(60 + chance() * 280)
  const shadeY = round(200 + chance() * 160)
  const wash = (gradient: string, mode = '') =>
    `<path d="M0 0h400v400H0Z" clip-path="url(#${id}o)" fill="url(#${id}${gradient})"${mode}/>`
  const label = title === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(title)}"`
  const stonework = wall
    ? `<path d="M0 0h400v400H0Z" fill="url(#${id}w)"/><path d="${ASHLAR}" fill="none" stroke="#000" stroke-opacity=".16"/>` +
      `<g fill="none" stroke-linejoin="round"><path d="${opening}" stroke="#0a1618" stroke-width="19"/><path d="${opening}" stroke="#2b4646" stroke-width="15"/><path d="${opening}" stroke="#0a1618" stroke-width="12"/></g>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" ${label} style="isolation:isolate"><defs>` +
    glow(`${id}s`, sunX, sunY, 230, [
      [0, '#fff4d2', 0.72],
      [0.4, '#fff0c8', 0.4],
      [1, '#ffe9b0', 0],
    ]) +
    glow(`${id}d`, shadeX, shadeY, 190, [
      [0, '#020a10', 0.5],
      [1, '#020a10', 0],
    ]) +
    glow(`${id}v`, 200, 200, 260, [
      [0.5, '#020a10', 0],
      [1, '#020a10', 0.58],
    ]) +
    glow(`${id}w`, sunX, sunY, 340, [
      [0, '#274142', 1],
      [1, '#0b191b', 1],
    ]) +
    `<clipPath id="${id}o"><path d="${opening}"/></clipPath>${clips}</defs>${stonework}` +
    `<g stroke="${LEAD}" stroke-width="2" stroke-linejoin="round">${pieces}</g>` +
    `${wash('d')}${wash('v')}${wash('s', ' style="mix-blend-mode:overlay"')}</svg>`
  )
}
