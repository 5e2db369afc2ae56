import type { Bench } from './glass-bench.ts'
import * as cut from './glass-shapes.ts'
import { NORTH, TURN } from './glass-shapes.ts'

/** Round windows. Each draws itself on the bench and returns the outline of its opening. */

const CENTRE = 200

/** Prayers: a rose of teardrop petals about a hub. */
export function rose(bench: Bench): string {
  const { tone, piece, course, stone, gem } = bench
  const R = 188
  const count = bench.pick([8, 10, 12])
  const step = TURN / count
  const crossed = bench.chance() < 0.5
  const head = bench.pick(['gem', 'gem', 'flower', 'trefoil'])
  const opening = cut.circle(CENTRE, CENTRE, R)

  course(() => {
    for (let i = 0; i < count * 2; i++) {
      const from = NORTH + ((i - 0.5) * step) / 2
      piece(
        cut.sector(CENTRE, CENTRE, R * 0.78, R, from, from + step / 2),
        i % 2 ? tone('field', 0, 1) : tone('third', 0, 1),
      )
    }
  })
  course(() => {
    for (let i = 0; i < count * 2; i++) {
      const from = NORTH + (i * step) / 2
      for (const [inner, outer] of [
        [0.28, 0.46],
        [0.46, 0.62],
        [0.62, 0.78],
      ] as const) {
        piece(cut.sector(CENTRE, CENTRE, R * inner, R * outer, from, from + step / 2), tone('field', 0, 2))
      }
    }
  })

  const w = Math.sin(Math.PI / count) * R * 0.66 * 0.74
  for (let i = 0; i < count; i++) {
    const angle = NORTH + i * step
    const rim = cut.petal(CENTRE, CENTRE, angle, R * 0.27, R * 0.79, w)
    const [hx, hy] = cut.polar(CENTRE, CENTRE, R * 0.79 - w, angle)
    piece(rim, tone('glint', 2, 3))
    piece(cut.petal(CENTRE, CENTRE, angle, R * 0.33, R * 0.79 - w * 0.2, w * 0.8), tone('second', 1, 2), 1.6)
    piece(cut.petal(CENTRE, CENTRE, angle, R * 0.37, R * 0.6, w * 0.34), tone('third', 2, 4), 1.3)
    if (head === 'gem') {
      gem(hx, hy, w * 0.56, tone('field', 2, 4), tone(crossed ? 'white' : 'glint', 3, 4))
    } else if (head === 'flower') {
      bench.flower(hx, hy, w * 0.62, 5, angle, 'field')
    } else {
      piece(cut.foil(hx, hy, 3, w * 0.66, angle).path, tone('field', 2, 4), 1.4)
      piece(cut.circle(hx, hy, w * 0.24), tone(crossed ? 'white' : 'glint', 3, 4), 1.3)
    }
    stone(rim, 4.5)
  }

  const roundel = Math.min(R * 0.105, Math.sin(Math.PI / count) * R * 0.42)
  for (let i = 0; i < count; i++) {
    const angle = NORTH + (i + 0.5) * step
    const [x, y] = cut.polar(CENTRE, CENTRE, R * 0.86, angle)
    piece(cut.circle(x, y, roundel), tone('second', 1, 3))
    piece(cut.foil(x, y, 4, roundel * 0.84, angle).path, tone('glint', 2, 4), 1.3)
    piece(cut.circle(x, y, roundel * 0.3), tone('field', 2, 3), 1.2)
    stone(cut.circle(x, y, roundel), 4)
    const [gx, gy] = cut.polar(CENTRE, CENTRE, R * 0.905, NORTH + i * step)
    gem(gx, gy, R * 0.052, tone('glint', 2, 4), tone('second', 2, 3))
  }

  const hub = R * 0.28
  piece(cut.circle(CENTRE, CENTRE, hub), tone('third', 1, 2))
  const lobes = bench.pick([6, 8])
  const eye = cut.foil(CENTRE, CENTRE, lobes, hub * 0.94, NORTH)
  piece(eye.path, tone('field', 1, 2), 1.8)
  for (let i = 0; i < lobes; i++) {
    const [x, y] = cut.polar(CENTRE, CENTRE, eye.distance, NORTH + (i * TURN) / lobes)
    piece(cut.circle(x, y, eye.lobe * 0.55), tone('glint', 2, 4), 1.3)
  }
  piece(cut.circle(CENTRE, CENTRE, hub * 0.5), tone('second', 1, 3), 1.8)
  if (crossed) {
    bench.cross(CENTRE, CENTRE, hub * 0.42, tone('white', 3, 4))
  } else {
    piece(cut.star(CENTRE, CENTRE, 8, hub * 0.44, hub * 0.2, NORTH), tone('glint', 3, 4), 1.6)
    piece(cut.circle(CENTRE, CENTRE, hub * 0.14), tone('white', 4, 4), 1.2)
  }
  stone(cut.circle(CENTRE, CENTRE, hub), 6)
  stone(opening, 7)
  return opening
}

/** Testimonials: a foil of four or six flowers about a tongue of fire. */
export function foils(bench: Bench): string {
  const { tone, piece, course, stone } = bench
  const R = 192
  const lobes = bench.pick([4, 4, 6])
  const turn = lobes === 4 ? bench.pick([0, Math.PI / 4]) : NORTH
  const petals = bench.pick([6, 8, 8])
  const shape = cut.foil(CENTRE, CENTRE, lobes, R, turn)

  bench.within(shape.path, () => {
    course(() => {
      for (let ring = 2; ring < 9; ring++) {
        const count = lobes * (ring < 3 ? 2 : 4)
        const step = TURN / count
        for (let i = 0; i < count; i++) {
          const from = turn + (i + (ring % 2 ? 0.5 : 0)) * step
          piece(
            cut.sector(CENTRE, CENTRE, (R * ring) / 9, (R * (ring + 1)) / 9 + 1, from, from + step),
            tone('field', 0, 2),
            1.4,
          )
        }
      }
    })
    const inner = shape.lobe
    for (let i = 0; i < lobes; i++) {
      const angle = turn + (i * TURN) / lobes
      const [x, y] = cut.polar(CENTRE, CENTRE, shape.distance, angle)
      course(() => {
        const beads = 14
        for (let j = 0; j < beads; j++) {
          const from = (j * TURN) / beads
          piece(
            cut.sector(x, y, inner * 0.8, inner * 0.97, from, from + TURN / beads),
            j % 2 ? tone('second', 2, 4) : tone('third', 1, 2),
            1.3,
          )
        }
      })
      piece(cut.circle(x, y, inner * 0.8), tone('third', 0, 1))
      for (let j = 0; j < petals; j++) {
        piece(
          cut.petal(
            x,
            y,
            angle + ((j + 0.5) * TURN) / petals,
            inner * 0.14,
            inner * 0.76,
            inner * (petals === 8 ? 0.21 : 0.27),
          ),
          j % 2 ? tone('third', 2, 4) : tone('second', 1, 3),
          1.4,
        )
      }
      bench.gem(x, y, inner * 0.26, tone('field', 2, 3), tone('glint', 3, 4))
      stone(cut.circle(x, y, inner * 0.8), 4)
    }
  })

  const heart = R * (lobes === 4 ? 0.34 : 0.3)
  piece(cut.circle(CENTRE, CENTRE, heart), tone('second', 1, 2))
  for (let j = 0; j < 16; j++) {
    const from = (j * TURN) / 16
    piece(
      cut.sector(CENTRE, CENTRE, heart * 0.78, heart * 0.98, from, from + TURN / 16),
      j % 2 ? tone('second', 3, 4) : tone('field', 1, 2),
      1.2,
    )
  }
  piece(cut.circle(CENTRE, CENTRE, heart * 0.78), tone('third', 1, 2))
  const hearth = CENTRE + heart * 0.56
  for (const side of [-1, 1]) {
    piece(
      cut.flame(
        CENTRE + side * heart * 0.1,
        hearth,
        NORTH + side * 0.5,
        heart * 0.88,
        heart * 0.2,
        side * heart * 0.14,
      ),
      tone('second', 3, 4),
      1.5,
    )
  }
  piece(cut.almond(CENTRE, hearth, NORTH, heart * 1.22, heart * 0.4), tone('amber', 2, 3), 1.6)
  piece(cut.almond(CENTRE, hearth, NORTH, heart * 0.86, heart * 0.27), tone('amber', 4, 4), 1.4)
  piece(cut.almond(CENTRE, hearth, NORTH, heart * 0.5, heart * 0.15), tone('white', 4, 4), 1.2)
  stone(cut.circle(CENTRE, CENTRE, heart), 6)
  stone(shape.path, 6)
  return shape.path
}

/** Reverence: the host, and the sun that stands about it. */
export function sun(bench: Bench): string {
  const { tone, piece, course, stone } = bench
  const R = 188
  const rays = bench.pick([12, 16, 20, 24])
  const flames = bench.chance() < 0.55
  const step = TURN / rays
  const opening = cut.circle(CENTRE, CENTRE, R)

  course(() => {
    for (const [ring, inner, outer] of [
      [0, 0.3, 0.5],
      [1, 0.5, 0.68],
      [2, 0.68, 0.84],
      [3, 0.84, 1],
    ] as const) {
      for (let i = 0; i < rays; i++) {
        const from = NORTH + (i + (ring % 2 ? 0.5 : 0)) * step
        piece(
          cut.sector(CENTRE, CENTRE, R * inner, R * outer, from, from + step),
          tone(ring === 3 ? 'second' : 'field', 0, ring === 0 ? 3 : 2),
          1.5,
        )
      }
    }
  })

  const slim = 20 / rays
  for (let i = 0; i < rays; i++) {
    const angle = NORTH + i * step
    const long = i % 2 === 0
    const [x, y] = cut.polar(CENTRE, CENTRE, R * 0.26, angle)
    const length = R * (long ? 0.64 : 0.46)
    if (!long && flames) {
      piece(cut.flame(x, y, angle, length, R * 0.066 * slim, R * 0.045 * slim), tone('third', 2, 4), 1.6)
    } else {
      piece(
        cut.almond(x, y, angle, length, R * (long ? 0.074 : 0.06) * slim),
        long ? tone('glint', 2, 4) : tone('third', 2, 4),
        1.6,
      )
    }
    const [sx, sy] = cut.polar(CENTRE, CENTRE, R * 0.925, angle)
    if (long) bench.gem(sx, sy, R * 0.042, tone('glint', 3, 4), tone('white', 3, 4))
    else piece(cut.star(sx, sy, 4, R * 0.05, R * 0.018, angle), tone('glint', 3, 4), 1.2)
  }

  const rim = R * 0.31
  piece(cut.circle(CENTRE, CENTRE, rim), tone('glint', 1, 2))
  course(() => {
    for (let i = 0; i < 24; i++) {
      const from = (i * TURN) / 24
      piece(
        cut.sector(CENTRE, CENTRE, R * 0.255, R * 0.305, from, from + TURN / 24),
        i % 2 ? tone('glint', 3, 4) : tone('third', 1, 2),
        1.1,
      )
    }
  })
  host(bench, R * 0.255)
  stone(cut.circle(CENTRE, CENTRE, rim), 5)
  stone(opening, 7)
  return opening
}

/** The bread of the altar: four white quarters, a gold cross over their joints. */
function host({ tone, piece, line }: Bench, r: number): void {
  for (let i = 0; i < 4; i++) {
    piece(cut.sector(CENTRE, CENTRE, 0, r, (i * TURN) / 4, ((i + 1) * TURN) / 4), tone('white', 3, 4), 1.4)
  }
  line(cut.circle(CENTRE, CENTRE, r * 0.84), 0.9, '#a98a45')
  const reach = r * 0.66
  const gold = tone('amber', 2, 2)
  const arms: cut.Point[] = []
  for (let i = 0; i < 4; i++) {
    const angle = NORTH + (i * TURN) / 4
    const turned = (u: number, v: number): cut.Point => [
      CENTRE + u * Math.cos(angle) - v * Math.sin(angle),
      CENTRE + u * Math.sin(angle) + v * Math.cos(angle),
    ]
    arms.push(turned(reach, -reach * 0.3), turned(reach, reach * 0.3), turned(reach * 0.13, reach * 0.13))
  }
  piece(cut.polygon(arms), gold, 1.8)
}

/** What stands in the middle of each set of mysteries: the star, the light, the cross, the crown. */
export type Emblem = 'star' | 'light' | 'cross' | 'crown'

/** The mysteries of the rosary: always five petals (five decades) and fifty beads. */
export function mysteries(bench: Bench, emblem: Emblem): string {
  const { tone, piece, course, stone, gem } = bench
  const R = 188
  const step = TURN / 5
  const opening = cut.circle(CENTRE, CENTRE, R)

  course(() => {
    for (let ring = 0; ring < 3; ring++) {
      for (let i = 0; i < 20; i++) {
        const from = NORTH + ((i + ring * 0.5) * TURN) / 20
        piece(
          cut.sector(
            CENTRE,
            CENTRE,
            R * (0.28 + ring * 0.24),
            R * (0.52 + ring * 0.24),
            from,
            from + TURN / 20,
          ),
          tone('field', 0, 2),
          1.5,
        )
      }
    }
  })
  course(() => {
    for (let i = 0; i < 50; i++) {
      const [x, y] = cut.polar(CENTRE, CENTRE, R * 0.95, NORTH + ((i + 0.5) * TURN) / 50)
      const father = i % 10 === 4
      piece(
        cut.circle(x, y, R * (father ? 0.036 : 0.027)),
        father ? tone('white', 2, 3) : tone('amber', 0, 2),
        1.1,
      )
    }
  })
  for (let i = 0; i < 5; i++) {
    const angle = NORTH + (i + 0.5) * step
    const [x, y] = cut.polar(CENTRE, CENTRE, R * 0.66, angle)
    const trefoil = cut.foil(x, y, 3, R * 0.2, angle).path
    piece(trefoil, tone('third', 0, 2))
    gem(x, y, R * 0.075, tone('second', 2, 4), tone('white', 3, 4))
    stone(trefoil, 3.5)
  }
  for (let i = 0; i < 5; i++) {
    const angle = NORTH + i * step
    const w = R * 0.25
    const rim = cut.petal(CENTRE, CENTRE, angle, R * 0.14, R * 0.89, w)
    piece(rim, tone('glint', 2, 3))
    piece(cut.petal(CENTRE, CENTRE, angle, R * 0.2, R * 0.89 - w * 0.16, w * 0.84), tone('second', 0, 2), 1.8)
    for (const lean of [-0.14, 0.14]) {
      piece(cut.petal(CENTRE, CENTRE, angle + lean, R * 0.26, R * 0.64, w * 0.3), tone('third', 1, 3), 1.3)
    }
    const [x, y] = cut.polar(CENTRE, CENTRE, R * 0.89 - w, angle)
    piece(cut.foil(x, y, 5, w * 0.7, angle + Math.PI).path, tone('second', 2, 4), 1.6)
    gem(x, y, w * 0.34, tone('field', 2, 3), tone('white', 3, 4))
    stone(rim, 5)
  }

  const hub = R * 0.24
  piece(cut.circle(CENTRE, CENTRE, hub), tone('field', 0, 1))
  drawEmblem(bench, emblem, hub)
  stone(cut.circle(CENTRE, CENTRE, hub), 5)
  stone(opening, 7)
  return opening
}

function drawEmblem({ tone, piece, cross }: Bench, emblem: Emblem, hub: number): void {
  if (emblem === 'cross') {
    piece(cut.foil(CENTRE, CENTRE, 4, hub * 0.94, Math.PI / 4).path, tone('third', 1, 2), 1.6)
    cross(CENTRE, CENTRE, hub * 0.68, tone('white', 2, 4))
    return
  }
  if (emblem === 'crown') {
    for (let i = 0; i < 12; i++) {
      const [x, y] = cut.polar(CENTRE, CENTRE, hub * 0.76, NORTH + (i * TURN) / 12)
      piece(cut.circle(x, y, hub * 0.13), tone('glint', 2, 4), 1.2)
    }
    piece(cut.star(CENTRE, CENTRE, 8, hub * 0.62, hub * 0.34, NORTH), tone('second', 3, 4), 1.6)
  } else if (emblem === 'light') {
    piece(cut.star(CENTRE, CENTRE, 12, hub * 0.94, hub * 0.5, NORTH), tone('second', 2, 4), 1.6)
    piece(cut.circle(CENTRE, CENTRE, hub * 0.5), tone('glint', 2, 3), 1.6)
  } else {
    piece(cut.star(CENTRE, CENTRE, 5, hub * 0.94, hub * 0.42, NORTH), tone('second', 2, 4), 1.6)
  }
  piece(cut.circle(CENTRE, CENTRE, hub * (emblem === 'star' ? 0.4 : 0.3)), tone('white', 3, 4), 1.6)
}
