import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { npm } from '../../.ci/npm.ts'
import { builtComponents, measureComponents } from '../../design-system/scripts/built-size.ts'
import type { ApiChange, SizeChange } from './model.ts'
import { declarationChanges, readDeclarations } from './public-api.ts'
import { sizeChanges, type Weights } from './sizes.ts'

/** Whether a file goes into the published package, or decides on how it is built. */
export const isOfPackage = (file: string): boolean =>
  file === 'package-lock.json' ||
  /^design-system\/(?:package\.json|vite\.config\.ts|tsconfig[\w.]*\.json|scripts\/)/.test(file) ||
  (file.startsWith('design-system/src/') &&
    !/\.(?:test|stories)\.tsx?$|^design-system\/src\/stories-data\//.test(file))

function buildPackage(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(npm, ['run', '--silent', 'build', '-w', '@shruti/design-system'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`The package of ${root} does not build:\n${Buffer.concat(said).toString()}`))
    })
  })
}

interface BuiltPackage {
  readonly weights: Weights
  readonly declarations: ReadonlyMap<string, string>
}

async function readPackage(
  root: string,
  onMeasured: (done: number, all: number) => void,
): Promise<BuiltPackage> {
  await buildPackage(root)
  const dist = join(root, 'design-system/dist')
  const names = builtComponents(dist)
  const sizes = await measureComponents(dist, names, done => onMeasured(done, names.length))
  return {
    weights: new Map(sizes.map(({ name, atOnce, later }) => [name, { atOnce, later }])),
    declarations: readDeclarations(dist),
  }
}

/** Builds the package on both sides and says what of it weighs or reads otherwise. */
export async function packageChanges(
  base: string,
  root: string,
  onProgress: (done: number, all: number) => void,
): Promise<{ readonly sizes: readonly SizeChange[]; readonly declarations: ApiChange['declarations'] }> {
  const before = await readPackage(base, (done, all) => onProgress(done, all * 2))
  const after = await readPackage(root, (done, all) => onProgress(all + done, all * 2))
  return {
    sizes: sizeChanges(before.weights, after.weights),
    declarations: declarationChanges(before.declarations, after.declarations),
  }
}
