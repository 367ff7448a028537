import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { newComponent, sectionsOf, type NewComponent } from '../scripts/new-component.ts'
import { nextSteps } from '../scripts/next-steps.ts'
import { repositoryFiles } from '../scripts/repository-files.ts'
import { publicApi } from './public-api.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Nothing here writes to it. */
const files = repositoryFiles(root)

const statusDot: NewComponent = {
  name: 'StatusDot',
  section: 'feedback',
  purpose: 'Tells by a dot and a word whether a device is connected.',
}

const made = (changes: Partial<NewComponent> = {}) => newComponent({ ...statusDot, ...changes }, files)

describe('[DS-2] npm run new -- component', () => {
  it('makes the files that a component has, and names it where components are named', () => {
    expect([...made().keys()]).toEqual([
      'design-system/src/components/StatusDot/StatusDot.tsx',
      'design-system/src/components/StatusDot/StatusDot.styles.ts',
      'design-system/src/components/StatusDot/StatusDot.stories.tsx',
      'design-system/src/components/StatusDot/index.ts',
      '.changeset/status-dot.md',
      'design-system/src/index.ts',
      'design-system/test/public-api.ts',
      '.storybook/guides/feedback.ts',
    ])
  })

  it('[BEY-1] makes a story that stands for it in every mode', () => {
    const story = made().get('design-system/src/components/StatusDot/StatusDot.stories.tsx') ?? ''
    expect(story.match(/\btags: \['modes'\]/g)).toHaveLength(1)
  })

  it.each(['Aaa', 'StatusDot', 'Zzz'])('puts %s into its place among the public names', name => {
    const text = made({ name }).get('design-system/test/public-api.ts') ?? ''
    const names = [...text.matchAll(/^ {2}'(\w+)',$/gm)].map(([, found = '']) => found)
    expect(names).toEqual([...publicApi, name].toSorted())
  })

  it.each(['Aaa', 'StatusDot', 'Zzz'])('exports %s beside its neighbours', name => {
    const text = made({ name }).get('design-system/src/index.ts') ?? ''
    const exported = [...text.matchAll(/components\/(\w+)\/index/g)].map(([, found = '']) => found)
    expect(exported).toContain(name)
    expect(exported).toEqual(exported.toSorted())
  })

  it('begins docstring, guide and note of the change with what it is for', () => {
    const texts = made()
    expect(texts.get('design-system/src/components/StatusDot/StatusDot.tsx')).toContain(
      '/** Tells by a dot and a word whether a device is connected. */\nexport function StatusDot(',
    )
    expect(texts.get('.storybook/guides/feedback.ts')).toMatch(
      /^ {2}StatusDot: \{\n {4}since: '\d+\.\d+\.0',\n {4}when: 'Tells by a dot and a word whether a device is connected\.',$/m,
    )
    expect(texts.get('.changeset/status-dot.md')).toContain(
      '`StatusDot` is new. Tells by a dot and a word whether a device is connected.\n',
    )
  })

  it.each(['StatusDot', 'StatusDots'])(
    'writes a guide of %s that is right of one thing and of several',
    name => {
      expect(made({ name }).get('.storybook/guides/feedback.ts')).toContain(
        `    do: ['Use ${name} for what it is made for, and for nothing else.'],
    dont: ['Do not use ${name} where another component does the same.'],
`,
      )
    },
  )

  it.each(sectionsOf(files))(
    'says of %s where to write what, in files that there are or are to be made',
    section => {
      const said = nextSteps({ name: 'StatusDots', section }, files)
      const [operation = ''] = /\.storybook\/operation\/[\w-]+\.ts/.exec(said) ?? []
      const there = said.includes('to be made') ? undefined : 'satisfies Operations'
      expect(files.read(operation)?.match(/satisfies Operations/)?.[0]).toBe(there)
      expect(said).toContain('npm run check:types')
    },
  )

  it('names the part of a section that is the shortest, and the others', () => {
    const section = (file: string) =>
      ({
        '.storybook/operation/shell.ts': `import { shellBars } from './shell-bars.ts'\nimport { shellPages } from './shell-pages.ts'\n`,
        '.storybook/operation/shell-bars.ts': 'one\ntwo\nthree\n',
        '.storybook/operation/shell-pages.ts': 'one\n',
      })[file]
    const said = nextSteps(
      { name: 'StatusDots', section: 'shell' },
      { read: section, list: () => ['shell.ts', 'shell-bars.ts', 'shell-pages.ts'] },
    )
    expect(said).toContain(`  .storybook/operation/shell-pages.ts
      how it is operated, if it takes a key (the shortest part of shell.ts; shell-bars.ts if its like are there);`)
  })

  it.each([
    [{ name: 'statusDot' }, 'Write the name in PascalCase, such as StatusDot, not "statusDot"'],
    [{ name: '../Dot' }, 'Write the name in PascalCase, such as StatusDot, not "../Dot"'],
    [{ name: 'Badge' }, 'Badge is the name of something that the design system has already'],
    [{ section: 'lights' }, 'There is no section "lights". Choose one of account, actions'],
    [{ section: 'releases' }, 'There is no section "releases". Choose one of account, actions'],
    [{ purpose: 'A dot.' }, 'Say what StatusDot is for in a sentence of 41 to 160 characters'],
    [
      { purpose: "Tells by a dot and a word what a device's state is." },
      'Say what StatusDot is for in a sentence of 41 to 160 characters',
    ],
  ])('refuses %o, and says what to do', (changes, message) => {
    expect(() => made(changes)).toThrow(message)
  })
})
