import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { hoistTransitiveImports } from './hoist-transitive-imports.ts'
import { inlineTextsPlugin } from './inline-texts.ts'
import { joinedStyleRules } from './joined-style-rules.ts'
import { leanIcons } from './lean-icons.ts'
import { pureReactRouter } from './pure-react-router.ts'
import { steadyComponentIds } from './steady-component-ids.ts'
import { textFromReact } from './text-from-react.ts'
import { withoutInfiniteQueries } from './without-infinite-queries.ts'
import { withoutPreloadHelper } from './without-preload-helper.ts'
import { withoutUnusedReact } from './without-unused-react.ts'
import { withoutVendorPrefixes } from './without-vendor-prefixes.ts'

/** `vite build --mode hi` builds the browser's files in Hindi, beside those in English. */
const hindiMode = 'hi'

/** What every page runs on: it seldom changes, so that a visitor's copy stays good. The printed styles are taken up with it. */
const libraries =
  /\/src\/rendering\/(adopt-printed|parted)-styles\.ts$|\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack\/(query-core|react-query)|styled-components|stylis|@emotion)\//

/**
 * The shell, its messages and the page that most visits see, with all that they import: one file compresses better
 * than fifty.
 * The entry itself stays apart: it waits for the page's chunk, which imports the shell, and together they would wait
 * for each other.
 */
const shop =
  /\/src\/(components\/Toast\/toast-queue|pages\/ProductPage|routes|shell\/(Providers|RouteError|ToastHost)|app\/create-app|router\/(create-router|RouterView))\.tsx?$/

/**
 * `vite build` writes the browser's files to dist/client, `vite build --ssr` the server's module to dist/server.
 * The class names of styled-components must be the same in both: that is what its plugin is for.
 */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  /** Each build of the browser's files is for one language; the server answers in all of them. */
  const language = command === 'build' && !isSsrBuild ? (mode === hindiMode ? 'hi' : 'en') : null
  return {
    plugins: [
      react(),
      pureReactRouter(),
      leanIcons(),
      withoutInfiniteQueries(),
      !isSsrBuild && withoutUnusedReact(),
      withoutPreloadHelper(),
      !isSsrBuild && hoistTransitiveImports('entry-client'),
      withoutVendorPrefixes(),
      steadyComponentIds(),
      language && inlineTextsPlugin(language),
      isSsrBuild && [joinedStyleRules(), textFromReact()],
    ],
    define: {
      ...(language && { SHRUTI_LANGUAGE: JSON.stringify(language) }),
      // React runs in its production form, whatever NODE_ENV says of the process: test mode is about codes and payments.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    oxc: {
      plugins: {
        styledComponents: {
          ssr: true,
          displayName: mode !== 'production' && mode !== hindiMode,
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
      manifest: isSsrBuild ? false : language === 'hi' ? '.vite/manifest-hi.json' : '.vite/manifest.json',
      // Both languages lie in one folder, where files that are the same lie once.
      emptyOutDir: language !== 'hi',
      // The server's too: some of its functions are printed into the page.
      minify: true,
      sourcemap: isSsrBuild === true,
      // The page's own script preloads what it needs, when it needs it.
      modulePreload: false,
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      copyPublicDir: language === 'en',
      rolldownOptions: {
        // No build for one language holds the catalogue.
        treeshake: { moduleSideEffects: [{ test: /\/language\/hindi\//, sideEffects: false }] },
        input: isSsrBuild
          ? { 'entry-server': 'src/rendering/entry-server.tsx', 'shared-as': 'src/rendering/shared-as.ts' }
          : [
              ...(language === 'hi' ? [] : ['index.html']),
              'src/rendering/entry-client.tsx',
              'src/rendering/assets.ts',
              'src/rendering/start-service-worker.ts',
            ],
        output: isSsrBuild
          ? {
              // CommonJS, as the server keeps compiled code of (server/http/code-cache.ts).
              format: 'cjs',
              strict: true,
              entryFileNames: '[name].cjs',
              chunkFileNames: 'assets/[name]-[hash].cjs',
              // The sources lie beside the build; the map is read in the middle of an error's log line.
              sourcemapExcludeSources: true,
            }
          : {
              // A chunk's name stands in every chunk that leads to it: the manifest says what it holds.
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: {
                groups: [
                  { name: 'libraries', test: libraries, priority: 2 },
                  { name: 'shop', test: shop, priority: 1 },
                ],
              },
            },
      },
    },
    // One build with all that it needs: libraries from node_modules would ask the process for NODE_ENV at each call.
    ssr: { noExternal: isSsrBuild ? true : [/^@shruti\//] },
    resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'] },
  }
})
