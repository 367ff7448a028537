import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicApi } from './public-api.ts'
import { buildPackage, dist, packPackage, runTool, temporaryFolder, workspace } from './packed.ts'

const folder = temporaryFolder()
let tarball = ''

beforeAll(() => {
  buildPackage()
  tarball = packPackage(folder.path)
})

afterAll(() => folder.remove())

/** The only packages that the built modules may import. */
const imported = [
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'intl-messageformat',
  'lucide-react',
  'uqr',
  'radix-ui/alert-dialog',
  'radix-ui/dialog',
  'radix-ui/dropdown-menu',
  'radix-ui/popover',
  'radix-ui/slot',
  'radix-ui/tabs',
  'radix-ui/toast',
  'radix-ui/tooltip',
  'react',
  'react-dom',
  'react/jsx-runtime',
  'styled-components',
]

const stem = (name: string) => name.replace(/(\.d)?\.[jt]sx?$/, '')

const filesIn = (root: string, suffix: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => suffix.test(name))
    .toSorted((one, other) => (stem(one) < stem(other) ? -1 : 1))

/** The sources that are published, without their ending. */
const sources = () =>
  filesIn(join(workspace, 'src'), /\.tsx?$/).filter(
    name => !/\.(test|stories)\.tsx?$/.test(name) && !name.startsWith('stories-data/'),
  )

/** The modules that are imported; the codemod is run. */
const modulesIn = (root: string) => filesIn(root, /\.js$/).filter(name => name !== 'codemod.js')

describe('[DS-1] the package', () => {
  it('gives publint nothing to say', async () => {
    const bytes = readFileSync(tarball)
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer } })
    expect(messages).toEqual([])
  })

  it('has types that every modern resolution finds', () => {
    const entryPoints = ['.', 'tokens', 'foundations', 'Button', 'Drawer', 'DataTable']
    const report = runTool(
      'attw',
      [
        tarball,
        '--profile',
        'esm-only',
        '--entrypoints',
        ...entryPoints,
        '--format',
        'ascii',
        '--no-emoji',
        '--no-color',
      ],
      folder.path,
    )
    expect(report.match(/node16 \(from ESM\): OK/g)).toHaveLength(entryPoints.length)
    expect(report.match(/bundler: OK/g)).toHaveLength(entryPoints.length)
  })

  it('has one module out for each module in, and nothing else', () => {
    expect(modulesIn(dist).map(stem)).toEqual(sources().map(stem))
  })

  it('declares the types of every module beside it', () => {
    expect(filesIn(dist, /\.d\.ts$/).map(stem)).toEqual(sources().map(stem))
  })

  it('leaves no path to a source in its declarations', () => {
    const astray = filesIn(dist, /\.d\.ts$/).filter(name =>
      /from '[^']+\.tsx?'/.test(readFileSync(join(dist, name), 'utf8')),
    )
    expect(astray).toEqual([])
  })

  it('carries no peer and no dependency inside, but imports these', () => {
    const specifiers = modulesIn(dist).flatMap(name =>
      [
        ...readFileSync(join(dist, name), 'utf8').matchAll(/^(?:import|export)\b.*?from "([^".][^"]*)"/gm),
      ].map(match => match[1] ?? ''),
    )
    expect(specifiers.filter(name => !imported.includes(name))).toEqual([])
  })

  it('ships the fonts and the codemod with their licences, the tokens as CSS and as JSON, a readme and a licence', () => {
    expect(filesIn(dist, /^(fonts\/.*|design-tokens\/.*|[^/]*\.(css|md)|codemod\..*|LICENSE)$/)).toEqual([
      'LICENSE',
      'README.md',
      'codemod.js',
      'codemod.LICENSE',
      'design-tokens/base.tokens.json',
      'design-tokens/dark.tokens.json',
      'design-tokens/light.tokens.json',
      'design-tokens/shruti.resolver.json',
      'fonts/OFL.txt',
      'fonts/shruti-devanagari.woff2',
      'fonts/shruti-hindi.woff2',
      'fonts/shruti-latin.woff2',
      'fonts/shruti-rupee.woff2',
      'tokens.css',
    ])
  })
})

describe('[DS-1] importing the package', () => {
  it('gives exactly the public names', () => {
    const names = inNode(`console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(entry)}))))`)
    expect(JSON.parse(names)).toEqual(publicApi)
  })

  it('has no effect beyond itself, module by module', () => {
    const output = inNode(`
      const { readdirSync } = await import('node:fs')
      // What the packages below it do is theirs.
      for (const name of ${JSON.stringify(imported)}) await import(name)
      const before = Reflect.ownKeys(globalThis).length
      const timers = []
      for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'addEventListener']) {
        const real = globalThis[name]
        globalThis[name] = (...args) => { timers.push(name); return real?.(...args) }
      }
      const added = Reflect.ownKeys(globalThis).length - before
      const files = readdirSync(${JSON.stringify(dist)}, { recursive: true }).filter(name => name.endsWith('.js') && name !== 'codemod.js')
      for (const name of files) await import(${JSON.stringify(dist)} + '/' + name)
      console.log(JSON.stringify({ modules: files.length > 100, timers, globals: Reflect.ownKeys(globalThis).length - before - added }))
    `)
    expect(JSON.parse(output)).toEqual({ modules: true, timers: [], globals: 0 })
  })
})

const entry = join(dist, 'index.js')

/** Without a document, as on a server. */
const inNode = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', cwd: workspace })
