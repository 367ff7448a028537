import { defineConfig } from 'vite'

/**
 * `vite build --config service-worker.config.ts` writes dist/client/service-worker.js beside the browser's files: one
 * classic script without imports, under a name that never changes.
 */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
