import type { DeferredScript } from '../hydration/deferred-hydration.ts'

/** Vite's manifest: what became of each source file. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>

const entrySource = 'src/rendering/entry-client.tsx'

/**
 * Addresses of the entry and of every module that it and the matched routes import, so that none is found out
 * about only after another has come. What another imports stands before it: each can be run by itself.
 * @param manifest null while developing, where Vite serves the sources
 * @param routeSources source files of the matched lazy routes, as `routes.ts` names them
 */
export function scriptOf(manifest: Manifest | null, routeSources: readonly string[]): DeferredScript {
  if (!manifest) return { entry: `/${entrySource}`, preload: [] }
  const seen = new Set<string>()
  const files = new Set<string>()
  const walk = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    chunk.imports?.forEach(walk)
    files.add(`/${chunk.file}`)
  }
  ;[entrySource, ...routeSources].forEach(walk)
  const entry = `/${manifest[entrySource]?.file ?? ''}`
  files.delete(entry)
  return { entry, preload: [...files] }
}
