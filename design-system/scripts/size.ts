import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/**
 * `npm run size -w @shruti/design-system`: what each component weighs in a consumer's bundle, alone: minified, in kB
 * (gzip -9), everything in it that it imports but the peers. Parts that are shared are counted in each. Needs
 * `npm run build`. Words after `--` narrow to names that contain one.
 */

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const peers = /^(react|react-dom|styled-components)($|\/)/
const wanted = process.argv.slice(2).map(word => word.toLowerCase())

const names = readdirSync(join(dist, 'components'))
  .filter(name => wanted.length === 0 || wanted.some(word => name.toLowerCase().includes(word)))
  .toSorted()
if (names.length === 0) throw new Error(`No component's name contains ${wanted.join(' or ')}`)

interface Size {
  readonly name: string
  /** Bytes that come with the component. */
  readonly atOnce: number
  /** Bytes that it fetches later, when they are needed. */
  readonly later: number
}

const gzipBytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

async function measure(name: string, folder: string): Promise<Size> {
  const entry = join(folder, `${name}.js`)
  writeFileSync(entry, `export * from ${JSON.stringify(join(dist, 'components', name, 'index.js'))}\n`)
  const result = await build({
    configFile: false,
    root: dist,
    logLevel: 'error',
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

const folder = mkdtempSync(join(tmpdir(), 'size-'))
const sizes: Size[] = []
try {
  for (const name of names) sizes.push(await measure(name, folder))
} finally {
  rmSync(folder, { recursive: true })
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const widest = Math.max(...names.map(name => name.length))
process.stdout.write(`${'component'.padEnd(widest)}   kB gz   later\n`)
for (const { name, atOnce, later } of sizes.toSorted((one, other) => other.atOnce - one.atOnce)) {
  process.stdout.write(`${name.padEnd(widest)} ${kilobytes(atOnce)} ${later > 0 ? kilobytes(later) : ''}\n`)
}
