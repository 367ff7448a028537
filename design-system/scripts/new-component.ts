import type { RepositoryFiles } from './repository-files.ts'
import { comingVersion } from './versions.ts'

/** What is to be made. */
export interface NewComponent {
  /** As it is imported: "StatusDot". */
  readonly name: string
  /** The section of Storybook that it stands in, as its file in `.storybook/guides` is called: "feedback". */
  readonly section: string
  /** A sentence that says what it is for; it begins the docstring, the guide and the note of the change. */
  readonly purpose: string
}

const index = 'design-system/src/index.ts'
const publicApi = 'design-system/test/public-api.ts'
const guides = '.storybook/guides'

/** A guide's `when` says more than a few words; a test of the guides asks for as many characters. */
const purposeCharacters = { minimum: 41, maximum: 160 }

/** The sections of Storybook in which a component may stand: each has a file of guides of its name. */
export const sectionsOf = (files: RepositoryFiles): readonly string[] =>
  files
    .list(guides)
    .map(file => file.replace('.ts', ''))
    .filter(section => files.read(`${guides}/${section}.ts`)?.includes(`export const ${section}: Guides = {`))

/**
 * The files that "Add a component" of the README asks for, by path, with those that name it.
 *
 * @throws Error that says what to call it instead: a name that is taken or not in PascalCase, a section that does not
 *   exist, a purpose that is no sentence
 */
export function newComponent(
  { name, section, purpose }: NewComponent,
  files: RepositoryFiles,
): ReadonlyMap<string, string> {
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(`Write the name in PascalCase, such as StatusDot, not "${name}"`)
  }
  const { minimum, maximum } = purposeCharacters
  const isSentence = /^[A-Z][^\n'`\\]*\.$/.test(purpose)
  if (!isSentence || purpose.length < minimum || purpose.length > maximum) {
    throw new Error(
      `Say what ${name} is for in a sentence of ${minimum} to ${maximum} characters that ends with a full stop, without ', \` and \\`,
    )
  }
  const existing = (path: string) => {
    const text = files.read(path)
    if (text === undefined) throw new Error(`${path} is missing`)
    return text
  }
  const api = existing(publicApi)
  const folder = `design-system/src/components/${name}`
  if (api.includes(`  '${name}',\n`) || files.read(`${folder}/index.ts`) !== undefined) {
    throw new Error(`${name} is the name of something that the design system has already`)
  }
  const sections = sectionsOf(files)
  if (!sections.includes(section)) {
    throw new Error(`There is no section "${section}". Choose one of ${sections.join(', ')}`)
  }
  const title = `${section[0]?.toUpperCase()}${section.slice(1)}/${name}`
  const guide = `${guides}/${section}.ts`
  return new Map([
    [`${folder}/${name}.tsx`, component(name, purpose)],
    [`${folder}/${name}.styles.ts`, styles],
    [`${folder}/${name}.stories.tsx`, stories(name, title)],
    [`${folder}/index.ts`, `export * from './${name}.tsx'\n`],
    [`.changeset/${kebab(name)}.md`, change(name, purpose)],
    [index, withExport(existing(index), name)],
    [publicApi, withName(api, name)],
    [guide, withGuide(existing(guide), { name, purpose, since: comingVersion(files, 'minor') ?? '' })],
  ])
}

const words = (name: string) => name.replace(/(?!^)[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
const kebab = (name: string) => words(name).toLowerCase().replaceAll(' ', '-')

const component = (name: string, purpose: string) => `import type { ComponentPropsWithRef } from 'react'
import { Root } from './${name}.styles.ts'

export type ${name}Props = ComponentPropsWithRef<'div'>

/** ${purpose} */
export function ${name}(props: ${name}Props) {
  return <Root {...props} />
}
`

const styles = `import { styled } from 'styled-components'
import { color, space } from '../../tokens/index.ts'

export const Root = styled.div\`
  padding: \${space[4]};

  background: \${color.surfacePage};
  color: \${color.textPrimary};
\`
`

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${name} } from './${name}.tsx'

const meta = {
  title: '${title}',
  component: ${name},
  args: { children: '${words(name)}' },
} satisfies Meta<typeof ${name}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // It stands for the component in every mode: right to left, forced colours, large text and others.
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${words(name)}')).toBeVisible()
  },
}
`

const change = (name: string, purpose: string) => `---
'@shruti/design-system': minor
---

\`${name}\` is new. ${purpose}
`

/** Puts lines before the first of those marked that comes after them, or before the end. */
function insertSorted(
  text: string,
  lines: string,
  { marked, end, name }: { readonly marked: RegExp; readonly end: string; readonly name: string },
): string {
  const later = [...text.matchAll(marked)].find(([, other = '']) => other > name)
  const at = later?.index ?? text.lastIndexOf(end)
  if (at < 0) throw new Error(`There is no place for ${name}`)
  return text.slice(0, at) + lines + text.slice(at)
}

const withExport = (text: string, name: string) =>
  insertSorted(text, `export * from './components/${name}/index.ts'\n`, {
    marked: /^export \* from '\.\/components\/(\w+)\/index\.ts'\n/gm,
    end: `export * from './format/`,
    name,
  })

const withName = (text: string, name: string) =>
  insertSorted(text, `  '${name}',\n`, { marked: /^ {2}'(\w+)',\n/gm, end: ']\n', name })

const withGuide = (
  text: string,
  { name, purpose, since }: { readonly name: string; readonly purpose: string; readonly since: string },
) =>
  insertSorted(
    text,
    `  ${name}: {
    since: '${since}',
    when: '${purpose}',
    anatomy: { Content: 'What it shows, given as its children.' },
    operation: 'Nothing in it can be operated.',
    do: ['Use ${name} for what it is made for, and for nothing else.'],
    dont: ['Do not use ${name} where another component does the same.'],
  },
`,
    { marked: /^ {2}(\w+): \{\n/gm, end: '}\n', name },
  )
