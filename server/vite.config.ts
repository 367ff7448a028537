import { defineConfig } from 'vite'

/** Bundles the server into one file that Node runs without a loader; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'http/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  // The workspace's own packages are TypeScript sources: they go into the bundle.
  ssr: { noExternal: [/^@shruti\//] },
})
