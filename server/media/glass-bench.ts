import * as cut from './glass-shapes.ts'

/** The sheets of one glass-house, each from dark to light. */
export const SHEETS = {
  blue: ['#0a2560', '#0f3a8c', '#1750ad', '#2a6bc6', '#5a97dc'],
  night: ['#0b1d3f', '#12305f', '#1b467f', '#2c5f9c', '#5b86bb'],
  ruby: ['#5d0c1b', '#8a1222', '#b11c2b', '#cf3636', '#e56a58'],
  emerald: ['#0b3b30', '#11573f', '#1f7852', '#3d9a6a', '#7cc095'],
  teal: ['#053f45', '#056064', '#008684', '#00aba9', '#63cfc6'],
  amber: ['#8a4a0c', '#b96f14', '#dc9526', '#f2b848', '#fbd98a'],
  violet: ['#2a1550', '#432477', '#5e3a99', '#8059b8', '#ab8ad6'],
  rose: ['#6f2342', '#9c3d5f', '#c4647f', '#df90a0', '#f2bfc4'],
  white: ['#b9cfcb', '#d3e1da', '#e8ece0', '#f5f0dd', '#fdf8ea'],
} as const

export type Sheet = keyof typeof SHEETS

/** What each part of a window is made of: `field` is the ground, `glint` the brightest pieces. */
export interface Recipe {
  field: Sheet
  second: Sheet
  third: Sheet
  glint: Sheet
}

export const LEAD = '#0b1719'
const STONE = '#132729'
const STONE_LIGHT = '#35504f'
const LEAD_WIDTH = 2

/** A stream of numbers in [0, 1), decided by its start. */
export type Chance = () => number

/** FNV-1a, 32 bit, over the UTF-16 units of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A Weyl sequence through the MurmurHash3 finaliser: small, even, good enough for glass. */
export function chanceFrom(start: number): Chance {
  let state = start
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

interface Batch {
  fill: string
  lead: number
  path: string
}

/** The glazier's bench: takes pieces one after another and lays them into SVG. Windows are drawn on it. */
export type Bench = ReturnType<typeof createBench>

/** An empty bench. `id` prefixes the ids of the clip paths; every tone is drawn by `chance`. */
export function createBench(recipe: Recipe, chance: Chance, id: string) {
  const drawn: string[] = []
  const clips: string[] = []
  let batches: Map<string, Batch> | undefined
  const isPart = (of: keyof Recipe | Sheet): of is keyof Recipe => of in recipe

  /** A tone of a sheet (named by its part in the window, or itself), from shade `low` to `high` (0–4). */
  function tone(of: keyof Recipe | Sheet, low = 0, high = 4): string {
    const sheet = SHEETS[isPart(of) ? recipe[of] : of]
    return sheet[low + Math.floor(chance() * (high - low + 1))] ?? sheet[low] ?? LEAD
  }

  function pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(chance() * choices.length)] ?? choices[0]
  }

  /** One piece of glass with lead of width `lead` around it. */
  function piece(path: string, fill: string, lead = LEAD_WIDTH): void {
    if (!batches) {
      drawn.push(`<path d="${path}" fill="${fill}"${lead === LEAD_WIDTH ? '' : ` stroke-width="${lead}"`}/>`)
      return
    }
    const key = fill + lead
    const batch = batches.get(key)
    if (batch) batch.path += path
    else batches.set(key, { fill, lead, path })
  }

  /** Pieces that do not overlap: one node per colour instead of one per piece. */
  function course(draw: () => void): void {
    const gathered = (batches = new Map<string, Batch>())
    draw()
    batches = undefined
    for (const { fill, lead, path } of gathered.values()) piece(path, fill, lead)
  }

  /** Stone tracery along a path. */
  function stone(path: string, width: number): void {
    drawn.push(
      `<path d="${path}" fill="none" stroke="${STONE}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${STONE_LIGHT}" stroke-width=".9"/>`,
    )
  }

  /** A line painted on the glass, or (wide, with a fill colour over it) a leaded strip such as a vine. */
  function line(path: string, width: number, colour: string = LEAD): void {
    drawn.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
  }

  /** What is drawn inside is cut off at `path`. */
  function within(path: string, draw: () => void): void {
    const clip = `${id}c${clips.length}`
    clips.push(`<clipPath id="${clip}"><path d="${path}"/></clipPath>`)
    drawn.push(`<g clip-path="url(#${clip})">`)
    draw()
    drawn.push('</g>')
  }

  /** A jewel: a roundel with a brighter heart. */
  function gem(x: number, y: number, r: number, rim: string, heart: string): void {
    piece(cut.circle(x, y, r), rim)
    if (r > 5) piece(cut.circle(x, y, r * 0.52), heart, 1.4)
  }

  /** A cross pattée with a round heart. */
  function cross(x: number, y: number, r: number, fill: string): void {
    piece(cut.crossArms(x, y, r, r * 0.14, r * 0.36), fill, 1.4)
    piece(cut.circle(x, y, r * 0.24), tone('second', 2, 4), 1.4)
  }

  /** A ground of diamond quarries that fills a box; `spark` is the share of bright ones. */
  function lattice(
    x: number,
    y: number,
    width: number,
    height: number,
    step: number,
    of: keyof Recipe,
    spark: number,
  ): void {
    const rise = step * 1.35
    course(() => {
      for (let row = -1; (row * rise) / 2 < height + rise / 2; row++) {
        for (let column = 0; column * step < width + step; column++) {
          const cx = x + column * step + (row % 2 ? step / 2 : 0)
          const fill = chance() < spark ? tone('glint', 2, 4) : tone(of, 0, 2)
          piece(cut.diamond(cx, y + (row * rise) / 2, step / 2, rise / 2), fill, 1.3)
        }
      }
    })
  }

  /** A flower of round petals about a gem. */
  function flower(
    x: number,
    y: number,
    r: number,
    petals: number,
    turn: number,
    of: keyof Recipe | Sheet,
  ): void {
    for (let i = 0; i < petals; i++) {
      const [px, py] = cut.polar(x, y, r * 0.58, turn + (i * cut.TURN) / petals)
      piece(cut.circle(px, py, r * 0.42), tone(of, 2, 4), 1.3)
    }
    gem(x, y, r * 0.36, tone('glint', 3, 4), tone('white', 3, 4))
  }

  return {
    chance,
    tone,
    pick,
    piece,
    course,
    stone,
    line,
    within,
    gem,
    cross,
    lattice,
    flower,
    /** Everything laid so far. */
    result: () => ({ glass: drawn.join(''), clips: clips.join('') }),
  }
}
