import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mdx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')

const rootManifest = readManifest('.')
const workspaces = rootManifest.workspaces ?? []

/** Tests, stories and measurements, what they stand on, and what configures and builds: none runs in production. */
const tooling = [
  /\.(test|stories)\.tsx?$/,
  /\/(test|e2e|bench|scripts|contract-suite|fixtures|stories-data|imagery)\//,
  /^[^/]+\/[^/]+\.ts$/,
  /\/conformance[./]/,
]
const isTooling = (file: string) => tooling.some(pattern => pattern.test(file))

interface Import {
  readonly name: string
  readonly typeOnly: boolean
}

const statement = /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]/gm
const sideEffect = /^import\s+['"]([^'"]+)['"]/gm
const expression = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** The packages that a text imports; files of its own and modules of Node left out. */
function packagesIn(text: string): Import[] {
  const found = [
    ...[...text.matchAll(statement)].map(([, type, source = '']) => ({
      source,
      typeOnly: type !== undefined,
    })),
    ...[...text.matchAll(sideEffect), ...text.matchAll(expression)].map(([, source = '']) => ({
      source,
      typeOnly: false,
    })),
  ]
  return found
    .filter(({ source }) => !/^[./]|^virtual:/.test(source) && !isBuiltin(source))
    .map(({ source, typeOnly }) => ({
      name: source
        .split('/')
        .slice(0, source.startsWith('@') ? 2 : 1)
        .join('/'),
      typeOnly,
    }))
}

const names = (...lists: ReadonlyArray<Readonly<Record<string, string>> | undefined>) =>
  new Set(lists.flatMap(list => Object.keys(list ?? {})))

/** The imports of a workspace that no manifest declares, as `file: package`. */
function undeclared(workspace: string): string[] {
  const manifest = readManifest(workspace)
  const own = names(manifest.dependencies, manifest.peerDependencies)
  const ownTypes = names(manifest.dependencies, manifest.peerDependencies, manifest.devDependencies)
  const all = names(
    manifest.dependencies,
    manifest.peerDependencies,
    manifest.devDependencies,
    rootManifest.devDependencies,
  )
  return tracked
    .filter(file => file.startsWith(`${workspace}/`))
    .flatMap(file => {
      const forProduction = (typeOnly: boolean) => (typeOnly ? ownTypes : own)
      return packagesIn(readFileSync(join(root, file), 'utf8'))
        .filter(({ name }) => name !== manifest.name)
        .filter(({ name, typeOnly }) => !(isTooling(file) ? all : forProduction(typeOnly)).has(name))
        .map(({ name }) => `${file}: ${name}`)
    })
}

/** The production dependencies of a workspace that none of its files imports. */
function unused(workspace: string): string[] {
  const imported = new Set(
    tracked
      .filter(file => file.startsWith(`${workspace}/`))
      .flatMap(file => packagesIn(readFileSync(join(root, file), 'utf8')).map(({ name }) => name)),
  )
  return [...names(readManifest(workspace).dependencies)].filter(name => !imported.has(name))
}

describe('the packages that a text imports', () => {
  it('are named without the path within them, types told from values', () => {
    const text = [
      "import { Low } from 'lowdb'",
      "import {\n  http,\n} from 'msw/node'",
      "import type { Meta } from '@storybook/react-vite'",
      "export * from '@shruti/server/contract'",
      "import 'side-effect'",
      "const load = () => import('radix-ui/dialog')",
    ].join('\n')
    expect(packagesIn(text)).toEqual([
      { name: 'lowdb', typeOnly: false },
      { name: 'msw', typeOnly: false },
      { name: '@storybook/react-vite', typeOnly: true },
      { name: '@shruti/server', typeOnly: false },
      { name: 'side-effect', typeOnly: false },
      { name: 'radix-ui', typeOnly: false },
    ])
  })

  it('leave out modules of Node, files and virtual modules', () => {
    expect(
      packagesIn("import 'node:fs'\nimport { a } from './a.ts'\nimport { b } from 'virtual:b'\n"),
    ).toEqual([])
  })
})

describe.each(workspaces)('%s', workspace => {
  it('declares each package that it imports', () => expect(undeclared(workspace)).toEqual([]))

  it('imports each package that it declares', () => expect(unused(workspace)).toEqual([]))

  it('is under the licence of the repository', () =>
    expect(readManifest(workspace).license).toBe(rootManifest.license))
})
