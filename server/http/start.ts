import module from 'node:module'
import path from 'node:path'

/** Of Node's types for version 20, which has no such thing. */
interface WithCompileCache {
  /** Keeps compiled code in a folder, and takes it from there at the next start; does nothing where it cannot write. */
  readonly enableCompileCache?: (folder: string) => unknown
}

/*
 * What `server/dist/main.js` does first: a quarter of a start is V8 compiling the same code as at the last one. From Node 22 on
 * it is kept beside the build, which the next build empties, or in NODE_COMPILE_CACHE where the build is read-only.
 */
const folder = process.env['NODE_COMPILE_CACHE'] ?? path.join(import.meta.dirname, 'compiled')
const { enableCompileCache } = module as WithCompileCache
enableCompileCache?.(folder)
const [{ main }, { exitWith }] = await Promise.all([import('./main.ts'), import('./operator-errors.ts')])
main().catch(exitWith)
