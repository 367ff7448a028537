import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import into a helper that preloads its files and styles (1.2 kB, gzip). The page's own
 * script preloads what it needs and there are no style files, so the helper has nothing to do.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
    generateBundle(_options, bundle) {
      const style = Object.keys(bundle).find(name => name.endsWith('.css'))
      if (style) this.error(`${style} would not be loaded: styles belong into styled-components`)
    },
  }
}
