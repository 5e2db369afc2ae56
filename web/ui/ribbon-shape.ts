/** The outline of a ribbon that hangs and sways: lengths in pixels, y down from where it hangs, x from its left edge at rest. */

export interface RibbonShape {
  width: number
  /** Where it begins: 0, or above it where that end is cut off unseen. */
  top?: number
  length: number
  /** How far the middle wanders to either side; 0 hangs straight. */
  sway: number
  /** Length of half a sway. */
  wave: number
  /** Depth of the swallow-tail in widths; 0 cuts the end straight. */
  notch: number
  /** The sway grows from nothing at the top edge; without it the ribbon is one piece of an endless one. */
  settled: boolean
}

const n = (value: number) => String(Math.round(value * 10) / 10)

function edges({ width, sway, wave, settled }: RibbonShape) {
  const middle = (y: number) =>
    width / 2 + sway * Math.sin((y / wave) * Math.PI) * (settled ? Math.min(1, y / 90) : 1)
  // Where the ribbon turns it shows less of its breadth.
  const half = (y: number) => (width / 2) * (sway ? 1 - 0.035 * (1 - Math.cos((y / wave) * Math.PI * 2)) : 1)
  return { middle, at: (side: -1 | 1, inset: number) => (y: number) => middle(y) + side * (half(y) - inset) }
}

/** A smooth line x(y) from one level to another as cubic segments (Hermite), eight to a full sway. */
function follow(x: (y: number) => number, from: number, to: number, wave: number): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (wave / 4)))
  const step = (to - from) / count
  const slope = (y: number) => (x(y + 0.5) - x(y - 0.5)) * (step / 3)
  let path = ''
  for (let i = 0; i < count; i++) {
    const a = from + i * step
    const b = a + step
    path += `C${n(x(a) + slope(a))} ${n(a + step / 3)} ${n(x(b) - slope(b))} ${n(b - step / 3)} ${n(x(b))} ${n(b)}`
  }
  return path
}

/** The ribbon as a closed path, its swallow-tail included. */
export function ribbonBody(shape: RibbonShape): string {
  const { length, sway, wave, width, notch, top = 0 } = shape
  const { middle, at } = edges(shape)
  const left = at(-1, 0)
  const right = at(1, 0)
  const tail = notch ? `L${n(middle(length))} ${n(length - width * notch)}` : ''
  if (!sway) return `M0 ${top}V${n(length)}${tail}L${n(width)} ${n(length)}V${top}Z`
  return `M${n(left(top))} ${top}${follow(left, top, length, wave)}${tail}L${n(right(length))} ${n(length)}${follow(right, length, top, wave)}Z`
}

/** The two stitched lines along the edges, open at both ends. */
export function ribbonStitches(shape: RibbonShape): string {
  const { length, sway, wave, width, top = 0 } = shape
  const end = shape.notch ? length - width * 0.12 : length
  const { at } = edges(shape)
  return ([-1, 1] as const)
    .map((side) => {
      const x = at(side, width * 0.115)
      return `M${n(x(top))} ${top}${sway ? follow(x, top, end, wave) : `V${n(end)}`}`
    })
    .join('')
}
