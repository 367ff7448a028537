import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A position in a module of a build, as a stack trace tells it. */
const builtPosition = /(file:\/\/\/[^\s()]+?\.c?js|\/[^\s():]+?\.c?js):(\d+):(\d+)/g

/** Maps as long as nothing else wants their memory: reading one takes a tenth of a second and more. */
const maps = new Map<string, WeakRef<SourceMap>>()

/**
 * A stack trace with positions in the sources where those of a build stand, as far as their maps lie beside the modules. Node's
 * `--enable-source-maps` does the same; it reads all maps at the start and keeps them, which is 30 MB for errors that may never come.
 */
export function withSourcePositions(stack: string): string {
  return stack.replaceAll(builtPosition, (position: string, module: string, line: string, column: string) => {
    const file = module.startsWith('file:') ? fileURLToPath(module) : module
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (origin === undefined || !('fileName' in origin)) return position
    const source = path.resolve(path.dirname(file), origin.fileName)
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

/** Undefined for a module without a map, and for a package's: those are read as they were published. */
function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file)?.deref()
  if (known) return known
  const mapFile = `${file}.map`
  if (file.includes(`${path.sep}node_modules${path.sep}`) || !existsSync(mapFile)) return undefined
  const map = new SourceMap(
    JSON.parse(readFileSync(mapFile, 'utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
  maps.set(file, new WeakRef(map))
  return map
}
