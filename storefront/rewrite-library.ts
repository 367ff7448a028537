import type { Plugin } from 'vite'

/** What a library's build has that the shop does not need, how it reads there, and how it reads in ours. */
export type Rewrite = readonly [what: string, pattern: RegExp, replacement: string]

/**
 * Rewrites the files of a library so that the build can leave parts of it out.
 *
 * @param library - Its name for the error.
 * @param files - Matches the paths of its files.
 * @returns A plugin that fails the build with the rewrites that found nothing, as in a version that reads otherwise.
 */
export function rewriteLibrary(library: string, files: RegExp, rewrites: readonly Rewrite[]): Plugin {
  const found = new Set<string>()
  let wasRead = false
  return {
    name: `rewrite-${library}`,
    transform: {
      filter: { id: files },
      handler(code) {
        wasRead = true
        return {
          code: rewrites.reduce((rewritten, [what, pattern, replacement]) => {
            if (rewritten.search(pattern) >= 0) found.add(what)
            return rewritten.replaceAll(pattern, replacement)
          }, code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      const missed = rewrites.map(([what]) => what).filter(what => !found.has(what))
      if (!error && wasRead && missed.length > 0)
        this.error(`${library} reads otherwise than expected: found no ${missed.join(', no ')}`)
    },
  }
}
