import { readRepositoryFile } from './repository.ts'

/** A package as the lock file has it. */
export interface LockedPackage {
  /** Where it lies: "node_modules/a/node_modules/b". */
  readonly path: string
  readonly name: string
  readonly version: string
  /** Undefined for what comes from the registry that npm is configured for. */
  readonly resolved?: string
  readonly integrity?: string
  readonly license?: string
  /** Needed by development alone. */
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

const nodeModules = 'node_modules/'

const lockFile = JSON.parse(readRepositoryFile('package-lock.json')) as {
  readonly lockfileVersion: number
  readonly packages: Readonly<
    Record<string, Omit<LockedPackage, 'path' | 'name'> & { readonly link?: boolean }>
  >
}

export const { lockfileVersion } = lockFile

/** Every package of others that an installation may fetch. */
export const lockedPackages: readonly LockedPackage[] = Object.entries(lockFile.packages)
  .filter(([path, { link }]) => path.includes(nodeModules) && !link)
  .map(([path, facts]) => ({
    path,
    name: path.slice(path.lastIndexOf(nodeModules) + nodeModules.length),
    ...facts,
  }))

export const productionPackages = lockedPackages.filter(({ dev }) => !dev)
