import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { injectManifest } from 'workbox-build'

/** Builds the service worker once the pages are built, and tells it every file that the app shell needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root } }) {
        const outDir = join(root, 'build/worker')
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            copyPublicDir: false,
            rolldownOptions: {
              input: join(root, 'web/service-worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'worker.js' },
            },
          },
        })
        const { warnings } = await injectManifest({
          swSrc: join(outDir, 'worker.js'),
          swDest: join(root, 'build/client/service-worker.js'),
          globDirectory: join(root, 'build/client'),
          globPatterns: ['assets/**/*.{js,css,woff2}', '*.{ico,svg,png,webmanifest}', 'icons/*'],
          globIgnores: ['assets/office-*'],
          // Hashed names need no further mark of their version.
          dontCacheBustURLsMatching: /^assets\//,
        })
        for (const warning of warnings) this.warn(warning)
        await rm(outDir, { recursive: true })
      },
    },
  }
}
