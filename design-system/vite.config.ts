import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const components = readdirSync(new URL('./src/components', import.meta.url)).filter(name =>
  existsSync(new URL(`./src/components/${name}/index.ts`, import.meta.url)),
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
      entry: [
        'src/index.ts',
        'src/foundations/index.ts',
        'src/tokens/index.ts',
        ...components.map(name => `src/components/${name}/index.ts`),
      ],
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
