import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { coverCategories } from '#contract/media.ts'
import { glass } from './glass.ts'

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])

describe('glass', () => {
  test.each(coverCategories)('%s: the same window for the same seed, another for another', (category) => {
    expect(glass('alba', category)).toBe(glass('alba', category))
    expect(glass('alba', category)).not.toBe(glass('noche', category))
  })

  test('the category is part of the seed', () => {
    const windows = coverCategories.map((category) => glass('alba', category))
    expect(new Set(windows).size).toBe(coverCategories.length)
  })

  // The raster reader is libxml2 with librsvg: it refuses anything that is not well-formed.
  test.each(coverCategories)(
    '%s: is well-formed, draws light on a dark wall, stays within its size',
    async (category) => {
      for (let i = 0; i < 25; i++) {
        const svg = glass(`seed-${i}`, category)
        expect(svg.length).toBeLessThan(80_000)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        if (i > 2) continue
        const { data, info } = await sharp(Buffer.from(svg))
          .resize(64, 64)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        const luma = (x: number, y: number) => {
          const at = (y * info.width + x) * info.channels
          return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
        }
        const corner = luma(1, 1)
        let brightest = 0
        for (let y = 0; y < 64; y++) for (let x = 0; x < 64; x++) brightest = Math.max(brightest, luma(x, y))
        expect(corner).toBeLessThan(200)
        expect(brightest).toBeGreaterThan(450)
      }
    },
  )

  test('without the wall the ground is transparent', async () => {
    const corner = async (wall: boolean) => {
      const { data } = await sharp(Buffer.from(glass('alba', 'prayers', { wall })))
        .resize(40, 40)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[3]
    }
    expect(await corner(true)).toBe(255)
    expect(await corner(false)).toBe(0)
  })

  test('ids are unique within a window and differ between windows and looks', () => {
    const looks = [
      idsOf(glass('alba', 'prayers')),
      idsOf(glass('noche', 'prayers')),
      idsOf(glass('alba', 'events')),
      idsOf(glass('alba', 'prayers', { wall: false })),
      idsOf(glass('alba', 'prayers', { title: 'Alba' })),
    ]
    const all = looks.flat()
    expect(looks.every((ids) => ids.length >= 5)).toBe(true)
    expect(new Set(all).size).toBe(all.length)
  })

  test('a title names the picture and cannot break out of it', async () => {
    const svg = glass('alba', 'prayers', { title: `Pan & "vino" <script>\u0000\ud800` })
    expect(svg).toContain('role="img" aria-label="Pan &amp; &quot;vino&quot; &lt;script&gt;"')
    await expect(sharp(Buffer.from(svg)).resize(8).toBuffer()).resolves.toBeInstanceOf(Buffer)
    expect(glass('alba', 'prayers')).toContain('aria-hidden="true"')
  })

  test('any seed will do', () => {
    for (const seed of ['', '<>&"', 'ñandú 🕊️', 'x'.repeat(10_000)]) {
      expect(glass(seed, 'events')).toMatch(/^<svg [^<]+<defs>.+<\/svg>$/s)
      expect(glass(seed, 'events')).not.toContain('<>&')
    }
  })
})
