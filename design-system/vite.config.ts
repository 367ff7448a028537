import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** Neither a peer nor a dependency is copied into the package: a shop must end up with one React. */
const external = [...Object.keys(manifest.peerDependencies), ...Object.keys(manifest.dependencies)].map(
  name => new RegExp(`^${name}(/.*)?$`),
)

/** Every published module is an entry, so that each comes out as one file with all that it exports. */
const modules = readdirSync(new URL('./src', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  name => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !name.startsWith('stories-data/'),
)

export default defineConfig({
  plugins: [react()],
  // Without stable ids styled-components numbers its classes in order of evaluation, and the server's differ
  // from the browser's.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, pure: true, minify: true, namespace: 'shruti' },
    },
  },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: modules.map(name => `src/${name}`),
      formats: ['es'],
    },
    rolldownOptions: {
      external,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Where React renders on a server by itself, components with handlers and state belong to the browser.
        banner: chunk => (chunk.name.startsWith('components/') ? `'use client'` : ''),
      },
    },
  },
})
