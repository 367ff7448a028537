import type { RepositoryFiles } from './repository-files.ts'

/** What a changeset asks for, by its weight. */
const bumps = ['patch', 'minor', 'major'] as const
export type Bump = (typeof bumps)[number]

/** The next version after one, as `changeset version` counts. */
export function nextVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  if (bump === 'major') return `${major + 1}.0.0`
  if (bump === 'minor') return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

/**
 * The version that the changesets make of the package.
 *
 * @param also what a change that has no changeset yet asks for
 * @returns undefined where nothing asks for a new one
 */
export function comingVersion(files: RepositoryFiles, also?: Bump): string | undefined {
  const { version } = JSON.parse(files.read('design-system/package.json') ?? '{}') as { version: string }
  const asked = files
    .list('.changeset')
    .flatMap(file => [
      ...(files.read(`.changeset/${file}`) ?? '').matchAll(
        /^'@shruti\/design-system': (patch|minor|major)$/gm,
      ),
    ])
    .map(([, bump]) => bump)
  const heaviest = bumps.findLast(bump => bump === also || asked.includes(bump))
  return heaviest && nextVersion(version, heaviest)
}

/** The versions of the package: those that its `CHANGELOG.md` lists, and the coming one. */
export function knownVersions(files: RepositoryFiles): readonly string[] {
  const changelog = files.read('design-system/CHANGELOG.md') ?? ''
  const coming = comingVersion(files)
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version)
  return [...released, ...(coming === undefined ? [] : [coming])]
}
