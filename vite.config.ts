import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompiledMessages } from './web/i18n/precompile.ts'
import { withoutServerFunctions } from './web/lean-client.ts'
import { precompressed } from './web/precompress.ts'
import { routes } from './web/routes.ts'
import { serviceWorker } from './web/service-worker/build.ts'

/** Builds the pages: `build/client` for the browser, `build/server/server.js` for the process. */
export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  build: { outDir: 'build', assetsDir: 'assets' },
  environments: {
    ssr: {
      // The server bundle is one file with its packages: it starts fast, always runs their production form, and a
      // later build does not take parts away from a process that still runs. In development only use-intl passes
      // through Vite, which gives it the formatter of precompiled messages.
      resolve: { noExternal: command === 'build' ? true : ['use-intl'] },
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
  },
  plugins: [
    withoutServerFunctions(),
    precompiledMessages(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: '.',
        generatedRouteTree: 'routes.gen.ts',
        virtualRouteConfig: routes,
        addExtensions: true,
      },
    }),
    react(),
    serviceWorker(),
    precompressed(),
  ],
}))
