import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(js|css|svg|webmanifest|txt|ico)$/

/** Writes `.br` and `.gz` beside every text of `build/client`, as small as they get. Goes after all other builds. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root } }) {
        const files = await readdir(join(root, 'build/client'), { recursive: true, withFileTypes: true })
        const texts = files.filter((file) => file.isFile() && worthwhile.test(file.name))
        await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))))
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const forms = {
    br: await promisify(brotliCompress)(text, { params }),
    gz: await promisify(gzip)(text, { level: 9 }),
  }
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < text.length) await writeFile(`${path}.${ending}`, form)
  }
}
