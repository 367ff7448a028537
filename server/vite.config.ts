import { defineConfig } from 'vite'

/**
 * What stays in node_modules: packages with machine code, and what loads such by a path of its own. The rest goes into
 * the bundle, since to find and read some hundred files takes a third of a start.
 */
const external = ['@node-rs/argon2', 'nodemailer', 'pg', 'sharp']

/** Bundles the server into few files that Node runs without a loader. */
export default defineConfig({
  build: {
    ssr: 'http/start.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        // Beside the entry: the server finds its folders from where it is itself.
        chunkFileNames: '[name]-[hash].js',
        // The sources lie beside the build; the map is read in the middle of an error's log line.
        sourcemapExcludeSources: true,
        // Without comments and blanks, which V8 would read at each start; names stay, for who reads a log.
        minify: { codegen: true, compress: false, mangle: false },
      },
    },
  },
  ssr: { noExternal: true, external },
})
