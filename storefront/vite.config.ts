import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureReactRouter } from './pure-react-router.ts'
import { steadyComponentIds } from './steady-component-ids.ts'
import { withoutPreloadHelper } from './without-preload-helper.ts'

/** What every page runs on: it seldom changes, so that a visitor's copy stays good. */
const libraries =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion)\//

/**
 * The shell, and the page that most visits see, with all that they import: one file compresses better than fifty.
 * The entry itself stays apart: it waits for the page's chunk, which imports the shell, and together they would wait
 * for each other.
 */
const shop =
  /\/src\/(pages\/ProductPage|routes|shell\/(Providers|RouteError)|app\/create-app|router\/(create-router|RouterView))\.tsx?$/

/**
 * `vite build` writes the browser's files to dist/client, `vite build --ssr` the server's module to dist/server.
 * The class names of styled-components must be the same in both: that is what its plugin is for.
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), pureReactRouter(), withoutPreloadHelper(), steadyComponentIds()],
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: mode !== 'production',
        fileName: false,
        pure: true,
        minify: true,
      },
    },
  },
  build: {
    target: 'es2022',
    // Fonts stay files: the policy of the page allows none in data addresses.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // The server's too: some of its functions are printed into the page.
    minify: true,
    sourcemap: isSsrBuild === true,
    // The page's own script preloads what it needs, when it needs it.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/rendering/entry-server.tsx'
        : [
            'index.html',
            'src/rendering/entry-client.tsx',
            'src/rendering/assets.ts',
            'src/rendering/start-service-worker.ts',
          ],
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js' }
        : {
            advancedChunks: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shop', test: shop, priority: 1 },
              ],
            },
          },
    },
  },
  ssr: { noExternal: [/^@shruti\//] },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'] },
}))
