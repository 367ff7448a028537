import { join } from 'node:path'
import { npm } from '../../.ci/npm.ts'
import { builtComponents, measureComponents } from '../../design-system/scripts/built-size.ts'
import type { ApiChange } from './model.ts'
import { declarationChanges, readDeclarations } from './public-api.ts'
import { sizeChanges, type SizeChanges, type Weights } from './sizes.ts'
import { runProgram } from './stopping.ts'

/** Whether a file goes into the published package, or decides on how it is built. */
export const isOfPackage = (file: string): boolean =>
  file === 'package-lock.json' ||
  /^design-system\/(?:package\.json|vite\.config\.ts|tsconfig[\w.]*\.json|scripts\/)/.test(file) ||
  (file.startsWith('design-system/src/') &&
    !/\.(?:test|stories)\.tsx?$|^design-system\/src\/stories-data\//.test(file))

async function buildPackage(root: string): Promise<void> {
  const { code, said } = await runProgram(npm, ['run', '--silent', 'build', '-w', '@shruti/design-system'], {
    cwd: root,
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new Error(`The package of ${root} does not build:\n${said}`)
}

/**
 * Whether a component is weighed: of a review that is narrowed to paths those of the paths and those that changed, for each
 * takes a build of its own.
 */
export const isWeighed =
  (paths: readonly string[], changed: readonly string[]) =>
  (component: string): boolean => {
    const folder = `design-system/src/components/${component}/`
    return (
      paths.length === 0 ||
      paths.some(path => `${folder}${component}.stories.tsx`.includes(path)) ||
      changed.some(file => file.startsWith(folder) && isOfPackage(file))
    )
  }

interface BuiltPackage {
  readonly weights: Weights
  readonly declarations: ReadonlyMap<string, string>
}

export interface PackageOptions {
  /** Whether a component of this name is weighed. */
  readonly isWeighed: (component: string) => boolean
  /** Something else has begun: "Build the package of the base". */
  readonly onPart: (what: string) => void
  readonly onProgress: (done: number, all: number) => void
}

async function readPackage(root: string, side: string, options: PackageOptions): Promise<BuiltPackage> {
  options.onPart(`Build the package ${side}`)
  await buildPackage(root)
  const dist = join(root, 'design-system/dist')
  const names = builtComponents(dist).filter(options.isWeighed)
  options.onPart(`Weigh components of the package ${side}`)
  const sizes = await measureComponents(dist, names, done => options.onProgress(done, names.length))
  return {
    weights: new Map(sizes.map(({ name, atOnce, later }) => [name, { atOnce, later }])),
    declarations: readDeclarations(dist),
  }
}

/** Builds the package on both sides and says what of it weighs or reads otherwise. */
export async function packageChanges(
  base: string,
  root: string,
  options: PackageOptions,
): Promise<{ readonly sizes: SizeChanges; readonly declarations: ApiChange['declarations'] }> {
  const before = await readPackage(base, 'of the base', options)
  const after = await readPackage(root, 'as it is now', options)
  return {
    sizes: sizeChanges(before.weights, after.weights),
    declarations: declarationChanges(before.declarations, after.declarations),
  }
}
