import type { Bench, Recipe } from './glass-bench.ts'
import * as cut from './glass-shapes.ts'
import { NORTH, TURN } from './glass-shapes.ts'

/** Pointed windows. Each draws itself on the bench and returns the outline of its openings. */

type Medallion = 'roundel' | 'lozenge' | 'quatrefoil' | 'book'
type Order = readonly [Medallion, ...Medallion[]]

function medallion(bench: Bench, kind: Medallion, x: number, y: number, r: number): void {
  const { tone, piece, stone } = bench
  if (kind === 'lozenge') {
    const rim = cut.diamond(x, y, r, r * 1.08)
    piece(rim, tone('glint', 2, 4))
    piece(cut.diamond(x, y, r * 0.8, r * 0.86), tone('third', 1, 2), 1.5)
    bench.cross(x, y, r * 0.44, tone('white', 3, 4))
    stone(rim, 3.5)
  } else if (kind === 'quatrefoil') {
    const rim = cut.foil(x, y, 4, r * 1.04, 0).path
    piece(rim, tone('second', 1, 3))
    piece(cut.foil(x, y, 4, r * 0.78, 0).path, tone('field', 2, 4), 1.4)
    piece(cut.star(x, y, 8, r * 0.46, r * 0.2, 0), tone('glint', 3, 4), 1.6)
    piece(cut.circle(x, y, r * 0.15), tone('white', 3, 4), 1.2)
    stone(rim, 3.5)
  } else {
    const rim = cut.circle(x, y, r)
    piece(rim, tone('glint', 2, 3))
    piece(cut.circle(x, y, r * 0.88), tone('second', 0, 2))
    if (kind === 'book') {
      book(bench, x, y, r * 0.62)
    } else {
      piece(cut.foil(x, y, 4, r * 0.8, Math.PI / 4).path, tone('third', 1, 3), 1.5)
      bench.gem(x, y, r * 0.3, tone('glint', 2, 4), tone('white', 3, 4))
    }
    stone(rim, 3.5)
  }
}

/** An open book with rays over it. */
function book({ tone, piece, line }: Bench, x: number, y: number, r: number): void {
  for (let i = -2; i <= 2; i++) {
    piece(cut.almond(x, y + r * 0.1, NORTH + i * 0.42, r * 1.15, r * 0.15), tone('glint', 2, 4), 1.3)
  }
  const top = cut.round(y - r * 0.12)
  const foot = cut.round(y + r * 0.72)
  for (const side of [-1, 1]) {
    const edge = cut.round(x + side * r)
    const bow = cut.round(x + side * r * 0.5)
    const lift = cut.round(r * 0.2)
    piece(
      `M${cut.round(x)} ${top}Q${bow} ${top - lift} ${edge} ${top}V${foot}Q${bow} ${foot - lift} ${cut.round(x)} ${foot}Z`,
      tone('white', 2, 4),
      1.6,
    )
    const inset = cut.round(x + side * r * 0.22)
    const outset = cut.round(x + side * r * 0.78)
    let rules = ''
    for (const level of [0.16, 0.34, 0.52]) {
      const at = cut.round(y + r * level)
      rules += `M${inset} ${cut.round(at - lift * 0.35)}L${outset} ${cut.round(at - lift * 0.2)}`
    }
    line(rules, 0.9, '#6d6a55')
  }
}

/** One pointed light with its quarries, a coloured border and a column of medallions in the order given. */
function light(bench: Bench, shape: cut.Lancet, order: Order, ground: keyof Recipe, count?: number): string {
  const { tone, piece, course } = bench
  const { x, y, width, height, spring, path } = shape
  const foot = y + height
  const border = Math.max(8, width * 0.1)
  bench.within(path, () => {
    bench.lattice(x, y, width, height, width / 5, ground, 0.05)
    const top = y + (spring - y) * 0.5
    const medallions = count ?? Math.max(2, Math.round((foot - top) / (width * 0.86)))
    const pitch = (foot - top) / medallions
    course(() => {
      const blocks = Math.round((foot - spring) / (border * 1.7))
      const block = (foot - spring) / blocks
      for (let i = 0; i < blocks; i++) {
        for (const bx of [x, x + width - border]) {
          piece(
            cut.rectangle(bx, spring + i * block, border, block),
            i % 2 ? tone('second', 1, 3) : tone('glint', 1, 3),
            1.3,
          )
        }
      }
    })
    const apexGem = Math.min(width * 0.09, 12)
    bench.gem(x + width / 2, y + (spring - y) * 0.26, apexGem, tone('glint', 2, 4), tone('white', 3, 4))
    for (let i = 0; i < medallions; i++) {
      const kind = order[i % order.length] ?? order[0]
      medallion(bench, kind, x + width / 2, top + pitch * (i + 0.5), Math.min(width * 0.36, pitch * 0.47))
    }
  })
  bench.stone(path, 7)
  return path
}

/** A small wheel of petals over the lights. */
function wheel(bench: Bench, x: number, y: number, r: number, petals: number): string {
  const { tone, piece, course, stone } = bench
  const step = TURN / petals
  course(() => {
    for (let i = 0; i < petals * 2; i++) {
      const from = NORTH + (i * step) / 2
      piece(
        cut.sector(x, y, r * 0.3, r, from, from + step / 2),
        i % 2 ? tone('second', 0, 2) : tone('field', 0, 1),
        1.6,
      )
    }
  })
  const w = r * (petals === 6 ? 0.27 : 0.21)
  for (let i = 0; i < petals; i++) {
    const angle = NORTH + i * step
    piece(cut.petal(x, y, angle, r * 0.22, r * 0.95, w), tone('glint', 1, 3), 1.6)
    piece(cut.petal(x, y, angle, r * 0.32, r * 0.84, w * 0.56), tone('third', 1, 3), 1.2)
  }
  bench.gem(x, y, r * 0.28, tone('second', 2, 3), tone('white', 3, 4))
  const rim = cut.circle(x, y, r)
  stone(rim, r > 45 ? 7 : 5)
  return rim
}

/** Studies: two lights under a wheel, the book among their medallions. */
export function twin(bench: Bench): string {
  const { tone, piece, stone } = bench
  const order = bench.pick<Order>([
    ['book', 'quatrefoil'],
    ['roundel', 'book'],
    ['book', 'lozenge'],
    ['lozenge', 'book'],
    ['quatrefoil', 'book'],
  ])
  const ground = bench.pick<keyof Recipe>(['field', 'field', 'second'])
  let opening = ''
  for (const x of [42, 206]) opening += light(bench, cut.lancet(x, 128, 152, 256), order, ground, 2)
  opening += wheel(bench, 200, 82, 68, bench.pick([6, 8]))
  for (const x of [104, 296]) {
    const trefoil = cut.foil(x, 104, 3, 29, NORTH).path
    piece(trefoil, tone('third', 1, 3))
    bench.gem(x, 104, 8, tone('glint', 2, 4), tone('white', 3, 4))
    stone(trefoil, 4)
    opening += trefoil
  }
  return opening
}

const MEDALLION_ORDERS = [
  ['roundel'],
  ['roundel', 'lozenge', 'quatrefoil'],
  ['quatrefoil'],
  ['lozenge', 'quatrefoil'],
] as const satisfies readonly Order[]

/** Events: three lights, the middle one taller. */
export function triple(bench: Bench): string {
  const order = bench.pick<Order>(MEDALLION_ORDERS)
  return (
    light(bench, cut.lancet(20, 104, 112, 282), order, 'field') +
    light(bench, cut.lancet(268, 104, 112, 282), order, 'field') +
    light(bench, cut.lancet(141, 14, 118, 372), order, bench.pick<keyof Recipe>(['field', 'second']))
  )
}

/** Events: four equal lights under three wheels. */
export function arcade(bench: Bench): string {
  const order = bench.pick<Order>(MEDALLION_ORDERS)
  let opening = ''
  for (let i = 0; i < 4; i++) {
    opening += light(bench, cut.lancet(17 + i * 92.5, 122, 88, 264), order, i % 3 ? 'third' : 'field')
  }
  for (const [x, y, r, petals] of [
    [107, 88, 33, 6],
    [200, 64, 50, 8],
    [293, 88, 33, 6],
  ] as const) {
    opening += wheel(bench, x, y, r, petals)
  }
  return opening
}

/** Courses: a vine that grows through one great light; it bears flowers and fruit. */
export function tree(bench: Bench): string {
  const { tone, piece, course, stone, line } = bench
  const frame = cut.lancet(54, 12, 292, 376)
  const cx = 200
  const border = 13
  bench.within(frame.path, () => {
    bench.lattice(54, 12, 292, 380, 292 / 6, 'field', 0)
    course(() => {
      for (let y = frame.spring; y < 356; y += 22) {
        for (const x of [54, 346 - border]) {
          piece(
            cut.rectangle(x, y, border, 22),
            Math.round(y / 22) % 2 ? tone('second', 1, 3) : tone('third', 0, 2),
            1.3,
          )
        }
      }
      for (let i = 0; i < 10; i++) {
        piece(cut.rectangle(54 + i * 29.2, 358, 29.2, 30), tone(i % 2 ? 'amber' : 'third', 0, 1), 1.5)
      }
    })
    const rows =
      bench.chance() < 0.5
        ? ([
            [306, 49, 62],
            [213, 42, 54],
            [135, 33, 43],
          ] as const)
        : ([
            [314, 42, 66],
            [238, 38, 58],
            [170, 33, 49],
            [112, 26, 38],
          ] as const)
    const stem = `M${cx - 8} 360C${cx - 4} 280 ${cx - 3.5} 180 ${cx - 2} 92H${cx + 2}C${cx + 3.5} 180 ${cx + 4} 280 ${cx + 8} 360Z`
    for (const [y, r, reach] of rows) {
      for (const side of [-1, 1]) scroll(bench, cx, y, r, reach * side)
    }
    piece(stem, tone('amber', 1, 2), 1.8)
    line(`M${cx} 352V110`, 0.9, '#6b4a12')
    for (const [y, r] of rows) bench.gem(cx, y - r * 0.98, 8, tone('glint', 2, 4), tone('white', 3, 4))
    for (const lean of [-2, 2, -1, 1, 0]) {
      piece(cut.almond(cx, 98, NORTH + lean * 0.52, 58 - Math.abs(lean) * 8, 10), tone('second', 2, 4), 1.5)
    }
    bench.flower(cx, 88, 19, 5, NORTH, 'third')
  })
  stone(frame.path, 9)
  return frame.path
}

/** One branch of the vine: leaves the stem at `y + r`, closes a ring about its flower, and puts out leaves. */
function scroll(bench: Bench, cx: number, y: number, r: number, reach: number): void {
  const { tone, piece, line } = bench
  const side = Math.sign(reach)
  const x = cx + reach
  const n = cut.round
  const ring = r * 0.74
  // The bough comes from the stem below and runs round the flower until it all but meets itself.
  const [ex, ey] = cut.polar(x, y, ring, side > 0 ? Math.PI * 0.86 : Math.PI * 0.14)
  const bough = `M${cx} ${n(y + r * 1.05)}C${n(cx + side * r * 0.2)} ${n(y + ring * 1.05)} ${n(x - side * ring * 0.5)} ${n(y + ring)} ${n(x)} ${n(y + ring)}A${n(ring)} ${n(ring)} 0 1 ${side > 0 ? 0 : 1} ${n(ex)} ${n(ey)}`
  const leaf = (angle: number, length: number) => {
    const heading = side > 0 ? angle : Math.PI - angle
    const [lx, ly] = cut.polar(x, y, ring + 1, heading)
    piece(cut.almond(lx, ly, heading - side * 0.75, length, length * 0.27), tone('second', 2, 4), 1.5)
  }
  piece(cut.circle(x, y, ring), tone('field', 0, 1), 1.4)
  for (const angle of [-1.5, -0.7, 0.1, 0.85, 1.5]) leaf(angle, r * (0.6 + bench.chance() * 0.12))
  line(bough, 7)
  line(bough, 3.8, tone('amber', 1, 2))
  if (bench.chance() < 0.6) bench.flower(x, y, ring * 0.72, 6, NORTH, bench.chance() < 0.5 ? 'third' : 'rose')
  else grapes(bench, x, y, ring * 0.66)
}

function grapes({ tone, piece }: Bench, x: number, y: number, r: number): void {
  piece(cut.almond(x, y - r * 0.5, NORTH - 0.9, r * 0.75, r * 0.24), tone('second', 2, 4), 1.3)
  piece(cut.almond(x, y - r * 0.5, NORTH + 0.9, r * 0.75, r * 0.24), tone('second', 2, 4), 1.3)
  for (const [row, count] of [
    [0, 3],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const gx = x + (i - (count - 1) / 2) * r * 0.46
      piece(cut.circle(gx, y - r * 0.38 + row * r * 0.36, r * 0.25), tone('violet', 2, 4), 1.1)
    }
  }
}
