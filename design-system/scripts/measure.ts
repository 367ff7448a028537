import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const peers = /^(react|react-dom|styled-components)($|\/)/

export interface Size {
  readonly name: string
  /** Bytes that come with the component. */
  readonly atOnce: number
  /** Bytes that it fetches later, when they are needed. */
  readonly later: number
}

/** Vite leaves the lines of a library in place, and above each module its path; a consumer's bundler does not. */
const pathLine = /^\/\/ .*$/gm

const gzipBytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code.replaceAll(pathLine, ''), { level: 9 }).length, 0)

/**
 * The names of styled parts carry a hash of the folder in which the package was built. With one of their place in the
 * package, what was built in two folders can be compared.
 */
const withoutFolder = (dist: string) => ({
  name: 'shruti-without-folder',
  transform(code: string, id: string) {
    if (!id.startsWith(dist)) return undefined
    const place = relative(dist, id).replaceAll('\\', '/')
    const hash = createHash('sha256').update(place).digest('hex').slice(0, 6)
    return { code: code.replaceAll(/(?<=__sc-)[\da-z]+(?=-\d)/g, hash), map: null }
  },
})

async function measure(dist: string, name: string, folder: string): Promise<Size> {
  const entry = join(folder, `${name}.js`)
  writeFileSync(entry, `export * from ${JSON.stringify(join(dist, 'components', name, 'index.js'))}\n`)
  const result = await build({
    configFile: false,
    root: dist,
    logLevel: 'error',
    plugins: [withoutFolder(dist)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: peers },
    },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const output = bundle && 'output' in bundle ? bundle.output : []
  const chunks = output.flatMap(part => (part.type === 'chunk' ? [part] : []))
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const atOnce = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || atOnce.has(chunk)) return
    atOnce.add(chunk)
    for (const imported of chunk.imports) follow(byName.get(imported))
  }
  follow(chunks.find(chunk => chunk.isEntry))
  return {
    name,
    atOnce: gzipBytes([...atOnce]),
    later: gzipBytes(chunks.filter(chunk => !atOnce.has(chunk))),
  }
}

/** The components of a built package. */
export const builtComponents = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'components')).toSorted()

/**
 * What components weigh in a consumer's bundle, each alone: minified and compressed (gzip -9), everything in it that it
 * imports but the peers. Parts that are shared are counted in each.
 * @param dist the package as `npm run build` leaves it
 * @param onMeasured called after each, with how many are done
 */
export async function measureComponents(
  dist: string,
  names: readonly string[],
  onMeasured?: (done: number) => void,
): Promise<readonly Size[]> {
  const folder = mkdtempSync(join(tmpdir(), 'size-'))
  try {
    const sizes: Size[] = []
    for (const name of names) {
      sizes.push(await measure(dist, name, folder))
      onMeasured?.(sizes.length)
    }
    return sizes
  } finally {
    rmSync(folder, { recursive: true })
  }
}
