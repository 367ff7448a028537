import { basename } from 'node:path'
import type { Plugin } from 'vite'

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1]

/** The files that a chunk imports, and those that these import; itself first. */
function filesBehind(bundle: Bundle, fileName: string, files = new Set<string>()): Set<string> {
  if (files.has(fileName)) return files
  files.add(fileName)
  const chunk = bundle[fileName]
  if (chunk?.type === 'chunk') for (const next of chunk.imports) filesBehind(bundle, next, files)
  return files
}

/**
 * Has each chunk that is imported when it is needed name all files behind it, as Rollup's option of this name does: a browser
 * fetches them together, where a part of the product page whose files import one another took ten round trips. The names stand
 * last, so that modules run in the order in which they did. What every page has is left out.
 */
export function hoistTransitiveImports(entryName: string): Plugin {
  return {
    name: 'hoist-transitive-imports',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.name === entryName)
      if (!entry) return this.error(`No chunk is called ${entryName}`)
      const everywhere = filesBehind(bundle, entry.fileName)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue
        const known = new Set([chunk.fileName, ...chunk.imports, ...everywhere])
        for (const file of filesBehind(bundle, chunk.fileName))
          if (!known.has(file)) chunk.code += `import"./${basename(file)}";`
      }
      return undefined
    },
  }
}
