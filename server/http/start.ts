import path from 'node:path'
import { CodeCache } from './code-cache.ts'
import type * as shop from './main.ts'

/*
 * What `server/dist/main.js` does: a third of a start is V8 compiling the same code as at the last one. It is kept beside the
 * build, which the next build empties, or in NODE_COMPILE_CACHE where the build is read-only.
 */
const code = new CodeCache(process.env['NODE_COMPILE_CACHE'] ?? path.join(import.meta.dirname, 'compiled'))
const { main } = code.load(path.join(import.meta.dirname, 'shop.js')) as typeof shop
void main(code)
