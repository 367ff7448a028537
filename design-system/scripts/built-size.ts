import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { chunksIn, peers, weigh, type ComponentSize } from './component-size.ts'

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

async function measure(dist: string, name: string, folder: string): Promise<ComponentSize> {
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
  return weigh(name, chunksIn(result))
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
): Promise<readonly ComponentSize[]> {
  const folder = mkdtempSync(join(tmpdir(), 'size-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Whoever stops it comes to no end of this function.
  process.once('exit', remove)
  try {
    const sizes: ComponentSize[] = []
    for (const name of names) {
      sizes.push(await measure(dist, name, folder))
      onMeasured?.(sizes.length)
    }
    return sizes
  } finally {
    process.off('exit', remove)
    remove()
  }
}
