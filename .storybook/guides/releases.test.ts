import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { repositoryFiles } from '../../design-system/scripts/repository-files.ts'
import { comingVersion, knownVersions } from '../../design-system/scripts/versions.ts'
import { guides, type Guide } from './index.ts'
import { releaseFaults } from './releases.ts'

const repository = repositoryFiles(fileURLToPath(new URL('../..', import.meta.url)))

const versions = ['0.1.0', '0.2.0']

const guide: Guide = { since: '0.1.0', when: '', anatomy: {}, operation: '', do: [], dont: [] }

const faultsOf = (changes: Readonly<Record<string, Partial<Guide>>>) => {
  const all = new Map(Object.entries(changes).map(([name, change]) => [name, { ...guide, ...change }]))
  return [...all.keys()].flatMap(name => releaseFaults(name, versions, all))
}

describe('[DS-4] version and status of a component', () => {
  it('are known of every one', () => {
    const all = new Map(Object.values(guides).flatMap(named => Object.entries(named)))
    const known = knownVersions(repository)
    expect([...all.keys()].flatMap(name => releaseFaults(name, known, all))).toEqual([])
  })

  it('are right where the version exists and what is deprecated names what takes its place', () => {
    expect(
      faultsOf({
        Button: {},
        Palette: { since: '0.2.0', status: 'experimental' },
        Press: { status: { deprecatedSince: '0.2.0', useInstead: 'Button' } },
      }),
    ).toEqual([])
  })

  it('are wrong with a version that there is not', () => {
    expect(faultsOf({ Button: { since: '0.3.0' } })).toEqual([
      'Button is since 0.3.0, which is no version. Write one of 0.1.0, 0.2.0',
    ])
    expect(
      faultsOf({ Button: {}, Press: { status: { deprecatedSince: '2', useInstead: 'Button' } } }),
    ).toEqual(['Press is deprecated since 2, which is no version. Write one of 0.1.0, 0.2.0'])
  })

  it('are wrong where nothing that can be used takes the place of what is deprecated', () => {
    expect(faultsOf({ Press: { status: { deprecatedSince: '0.2.0', useInstead: '' } } })).toEqual([
      'Press is deprecated in favour of "", which has no guide. Name the component to use instead',
    ])
    expect(
      faultsOf({
        Button: {},
        Press: { status: { deprecatedSince: '0.2.0', useInstead: 'Button' } },
        Knob: { status: { deprecatedSince: '0.2.0', useInstead: 'Press' } },
      }),
    ).toEqual(['Knob is deprecated in favour of Press, which is deprecated too. Name Button'])
  })

  it.each([
    [['patch'], '1.2.4'],
    [['patch', 'minor', 'patch'], '1.3.0'],
    [['major', 'minor'], '2.0.0'],
  ])('count on from 1.2.3 by the heaviest of %j to %s', (bumps, version) => {
    const texts = new Map([
      ['design-system/package.json', '{"version":"1.2.3"}'],
      ['design-system/CHANGELOG.md', '# Changes\n\n## 1.2.3\n\n## 1.2.2\n'],
      ...bumps.map((bump, index): [string, string] => [
        `.changeset/${index}.md`,
        `---\n'@shruti/design-system': ${bump}\n---\n`,
      ]),
    ])
    const files = {
      read: (path: string) => texts.get(path),
      list: () => bumps.map((_, index) => `${index}.md`),
    }
    expect(comingVersion(files)).toBe(version)
    expect(knownVersions(files)).toEqual(['1.2.3', '1.2.2', version])
  })
})
