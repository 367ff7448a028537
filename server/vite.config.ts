import { defineConfig, type Plugin } from 'vite'

/**
 * What stays in node_modules: packages with machine code, and what loads such by a path of its own. The rest goes into
 * the bundle, since to find and read some hundred files takes a third of a start.
 */
const external = ['@node-rs/argon2', 'nodemailer', 'pg', 'sharp']

/** Has Node read the build's files as CommonJS, in a workspace of modules. */
const commonJs: Plugin = {
  name: 'commonjs-folder',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' })
  },
}

/** Bundles the server into few files that Node runs without a loader, with code that V8 compiled before (`http/code-cache.ts`). */
export default defineConfig({
  plugins: [commonJs],
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'http/start.ts', shop: 'http/main.ts' },
      output: {
        format: 'cjs',
        strict: true,
        // Node refuses `import()` to code that it did not compile.
        dynamicImportInCjs: false,
        entryFileNames: '[name].js',
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
