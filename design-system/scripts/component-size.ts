import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const components = join(root, 'src/components')
/** What a consumer has of their own. */
export const peers = /^(react|react-dom|styled-components)($|\/)/

/** What a component weighs in a consumer's bundle, minified and compressed (gzip -9), without the peers. */
export interface ComponentSize {
  readonly name: string
  /** Bytes that come with the component. */
  readonly atOnce: number
  /** Bytes that it fetches later, when they are needed. */
  readonly later: number
}

/** The folders of the components, in the order of their names. */
export const componentNames = () => readdirSync(components).toSorted()

/** Builds one component as the package is built, with all that it imports but the peers. */
async function chunksOf(name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: {
      // Whoever measures may run in development, as Storybook does.
      jsx: { runtime: 'automatic', development: false },
      plugins: {
        styledComponents: { ssr: true, displayName: false, pure: true, minify: true, namespace: 'shruti' },
      },
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: join(components, name, 'index.ts'), formats: ['es'], fileName: name },
      // Of a package that exports everything from one file, as that of the icons, it reads what is imported alone.
      rolldownOptions: { external: peers, experimental: { lazyBarrel: true } },
    },
  })
  return chunksIn(result)
}

/** Vite may leave the lines of a library in place, and above each module its path; a consumer's bundler does not. */
const pathLine = /^\/\/ .*$/gm

const gzipBytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code.replaceAll(pathLine, ''), { level: 9 }).length, 0)

/** What a build of one component weighs. */
export function weigh(name: string, chunks: readonly Rolldown.OutputChunk[]): ComponentSize {
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

/** The chunks of a build in memory. */
export function chunksIn(result: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  const [bundle] = Array.isArray(result) ? result : []
  const output = bundle && 'output' in bundle ? bundle.output : []
  return output.flatMap(part => (part.type === 'chunk' ? [part] : []))
}

/** @param name the component's folder. Measuring takes between some milliseconds and half a second. */
export async function componentSize(name: string): Promise<ComponentSize> {
  return weigh(name, await chunksOf(name))
}
