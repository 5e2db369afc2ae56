/** The outlines that stained glass is cut to, as SVG path data on a 400 × 400 ground. Angles in radians, clockwise from east. */

export type Point = readonly [x: number, y: number]

export const TURN = Math.PI * 2
export const NORTH = -Math.PI / 2

/** One decimal: a quarter of a pixel on the largest hero, and half the bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** The point at distance `r` from a centre, in direction `angle`. */
export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
]

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A local frame at (cx, cy) whose first axis looks along `angle`: `u` runs out, `v` to the side. */
const frame = (cx: number, cy: number, angle: number) => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (u: number, v: number) => at([cx + u * cos - v * sin, cy + u * sin + v * cos])
}

export function circle(cx: number, cy: number, r: number): string {
  const d = round(2 * r)
  return `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${d} 0a${round(r)} ${round(r)} 0 1 0 ${-d} 0Z`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}Z`
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`
}

export function diamond(cx: number, cy: number, halfWidth: number, halfHeight: number): string {
  return polygon([
    [cx, cy - halfHeight],
    [cx + halfWidth, cy],
    [cx, cy + halfHeight],
    [cx - halfWidth, cy],
  ])
}

/** A piece of a ring between two radii and two angles. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const p = (r: number, angle: number) => at(polar(cx, cy, r, angle))
  return `M${p(inner, from)}L${p(outer, from)}A${round(outer)} ${round(outer)} 0 0 1 ${p(outer, to)}L${p(inner, to)}A${round(inner)} ${round(inner)} 0 0 0 ${p(inner, from)}Z`
}

/** A petal: a point at the hub (`inner`), a half circle of radius `w` at the rim (`outer`). */
export function petal(
  cx: number,
  cy: number,
  angle: number,
  inner: number,
  outer: number,
  w: number,
): string {
  const p = frame(cx, cy, angle)
  const shoulder = outer - w
  const waist = inner + (shoulder - inner) * 0.35
  return `M${p(inner, 0)}C${p(waist, -w * 0.55)} ${p(shoulder - w * 0.4, -w)} ${p(shoulder, -w)}A${round(w)} ${round(w)} 0 0 1 ${p(shoulder, w)}C${p(shoulder - w * 0.4, w)} ${p(waist, w * 0.55)} ${p(inner, 0)}Z`
}

/** A leaf, a tongue of fire: pointed at both ends. */
export function almond(cx: number, cy: number, angle: number, length: number, w: number): string {
  const p = frame(cx, cy, angle)
  return `M${p(0, 0)}C${p(length * 0.22, -w)} ${p(length * 0.66, -w)} ${p(length, 0)}C${p(length * 0.66, w)} ${p(length * 0.22, w)} ${p(0, 0)}Z`
}

/** A ray that licks like a flame: an almond whose spine is an S. `bend` is signed. */
export function flame(
  cx: number,
  cy: number,
  angle: number,
  length: number,
  w: number,
  bend: number,
): string {
  const p = frame(cx, cy, angle)
  return `M${p(0, -w * 0.5)}C${p(length * 0.3, -w * 1.1 - bend)} ${p(length * 0.62, bend - w)} ${p(length, 0)}C${p(length * 0.62, bend + w * 0.7)} ${p(length * 0.3, w * 1.1 - bend)} ${p(0, w * 0.5)}Z`
}

export interface Foil {
  path: string
  /** Radius of each lobe. */
  lobe: number
  /** Distance of the lobes' centres from the middle. */
  distance: number
}

/** An n-foil made of arcs that reach `outer` from the centre. */
export function foil(cx: number, cy: number, lobes: number, outer: number, turn: number): Foil {
  const half = Math.PI / lobes
  const distance = outer / (1 + Math.sin(half))
  const lobe = distance * Math.sin(half)
  const cusp = distance * Math.cos(half)
  let path = `M${at(polar(cx, cy, cusp, turn - half))}`
  for (let i = 0; i < lobes; i++) {
    path += `A${round(lobe)} ${round(lobe)} 0 1 1 ${at(polar(cx, cy, cusp, turn + i * 2 * half + half))}`
  }
  return { path: `${path}Z`, lobe, distance }
}

export interface Lancet {
  path: string
  x: number
  y: number
  width: number
  height: number
  /** Where the arch springs from the upright sides. */
  spring: number
  /** Half the clear width at a height `y` inside the light. */
  halfWidthAt(y: number): number
}

/** A pointed light: apex at `y`, foot at `y + height`. */
export function lancet(x: number, y: number, width: number, height: number): Lancet {
  const r = width * 1.08
  const rise = Math.sqrt(r * r - (r - width / 2) ** 2)
  const spring = y + rise
  return {
    path: `M${round(x)} ${round(y + height)}V${round(spring)}A${round(r)} ${round(r)} 0 0 1 ${round(x + width / 2)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x + width)} ${round(spring)}V${round(y + height)}Z`,
    x,
    y,
    width,
    height,
    spring,
    halfWidthAt: (level) =>
      level >= spring
        ? width / 2
        : Math.max(0, width / 2 - r + Math.sqrt(Math.max(0, r * r - (spring - level) ** 2))),
  }
}

/** A star with `points` tips. */
export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  turn: number,
): string {
  const corners: Point[] = []
  for (let i = 0; i < points * 2; i++) {
    corners.push(polar(cx, cy, i % 2 ? inner : outer, turn + (i * Math.PI) / points))
  }
  return polygon(corners)
}

/** The four flared arms of a cross pattée, heart left open, as one path. */
export function crossArms(cx: number, cy: number, reach: number, waist: number, flare: number): string {
  let path = ''
  for (let i = 0; i < 4; i++) {
    const p = frame(cx, cy, NORTH + (i * TURN) / 4)
    path += `M${p(waist, -waist)}L${p(reach, -flare)}L${p(reach, flare)}L${p(waist, waist)}Z`
  }
  return path
}
