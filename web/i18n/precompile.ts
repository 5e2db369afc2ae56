import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/**
 * Parses the messages at build time, so that no page carries the ICU parser (13 kB gzip): `es.ts` and `en.ts` reach
 * the pages as what the small formatter of use-intl reads.
 */
export function precompiledMessages(): Plugin {
  return {
    name: 'precompiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const [, language] = /\/web\/i18n\/(es|en)\.ts$/.exec(id) ?? []
      if (!language) return null
      const version = this.environment.mode === 'dev' ? `?${Date.now()}` : ''
      const module = (await import(pathToFileURL(id).href + version)) as Record<string, unknown>
      return `export const ${language} = ${JSON.stringify(compiled(module[language]))}`
    },
  }
}

function compiled(node: unknown): unknown {
  if (typeof node === 'string') return compile(node)
  return Object.fromEntries(Object.entries(node as object).map(([key, value]) => [key, compiled(value)]))
}
