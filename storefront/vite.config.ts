import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The pages that most visits see: what they and the entry need is one file, which compresses better than fifty. */
const shopEntries = /\/src\/(app\/entry-client|pages\/ProductPage)\.tsx$/

interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

/** Tells whether a module is imported, directly or not, by one of the shop's entries. */
function reachedFromShop(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (shopEntries.test(id)) return true
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some(importer => !seen.has(importer) && reachedFromShop(importer, graph, seen))
}

/** The browser's chunks: the libraries, which seldom change; the shop's shell; and whatever a page needs alone. */
function chunkName(id: string, graph: ModuleGraph): string | null {
  // The entry waits for the page's chunk, which imports the shell: together they would wait for each other.
  if (id.endsWith('/entry-client.tsx') || !reachedFromShop(id, graph)) return null
  return id.includes('/node_modules/') ? 'libraries' : 'shop'
}

/**
 * `vite build` writes the browser's files to dist/client, `vite build --ssr` the server's module to dist/server.
 * The class names of styled-components must be the same in both: that is what its plugin is for.
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react()],
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
    // The page's own script preloads what it needs, when it needs it.
    modulePreload: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: isSsrBuild
        ? 'src/app/entry-server.tsx'
        : ['index.html', 'src/app/entry-client.tsx', 'src/app/assets.ts'],
      output: isSsrBuild
        ? { entryFileNames: 'entry-server.js' }
        : { advancedChunks: { groups: [{ name: chunkName }] } },
    },
  },
  ssr: { noExternal: [/^@shruti\//] },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'] },
}))
