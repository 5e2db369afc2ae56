/**
 * Renders the product's icons from the drawings beside this file into `web/public`. Run it after a drawing changed:
 * `node web/art/make-icons.ts`. Its output is committed, so that building the site does not need it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const here = (file: string) => new URL(file, import.meta.url)
const out = (file: string) => new URL(`../public/${file}`, import.meta.url)

/** A drawing at `size` pixels square, rendered at that size rather than scaled, so that its edges fall on pixels. */
async function png(svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(sized))
    .png({ compressionLevel: 9, palette: size > 48, quality: 100 })
    .toBuffer()
}

/** An .ico file of PNG images (the form since Windows Vista): a 6-byte head, 16 bytes for each image, the images. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, data }, i) => {
    const entry = 6 + 16 * i
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...images.map(({ data }) => data)])
}

/** The app icon with its window at another size: `share` of the height, about the middle. */
function withWindow(svg: string, share: number): string {
  const scale = (512 * share) / 32
  const edge = 256 - 16 * scale
  return svg.replace(/(id="window" transform=")[^"]+/, `$1translate(${edge} ${edge}) scale(${scale})`)
}

/** The app icon with round corners, for the places that show it as it is. */
function rounded(svg: string): string {
  return svg
    .replace(
      '</defs>',
      '<clipPath id="corners"><rect width="512" height="512" rx="112"/></clipPath></defs><g clip-path="url(#corners)">',
    )
    .replace('</svg>', '</g></svg>')
}

const [light, dark, monochrome, app] = await Promise.all(
  ['mark-light.svg', 'mark-dark.svg', 'mark-monochrome.svg', 'app-icon.svg'].map((file) =>
    readFile(here(file), 'utf8'),
  ),
)
if (!light || !dark || !monochrome || !app) throw new Error('a drawing is empty')

await mkdir(out('icons/'), { recursive: true })
await writeFile(out('favicon-light.svg'), light)
await writeFile(out('favicon-dark.svg'), dark)
await writeFile(out('icons/monochrome.svg'), monochrome)
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(light, size) })))
await writeFile(out('favicon.ico'), ico(small))
// iOS cuts the corners itself and shows transparency as black.
await writeFile(out('apple-touch-icon.png'), await png(withWindow(app, 0.64), 180))
await writeFile(out('icons/icon-192.png'), await png(rounded(withWindow(app, 0.66)), 192))
await writeFile(out('icons/icon-512.png'), await png(rounded(withWindow(app, 0.66)), 512))
// The window with its stone stays within the circle of 40 % of the width that every mask leaves (W3C Web App Manifest, "maskable").
await writeFile(out('icons/maskable-512.png'), await png(withWindow(app, 0.54), 512))
