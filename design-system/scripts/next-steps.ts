import type { NewComponent } from './new-component.ts'
import type { RepositoryFiles } from './repository-files.ts'

const operation = '.storybook/operation'

/** Where it is to be written how a component of a section is operated, and why there. */
function operationFile(section: string, files: RepositoryFiles): { path: string; why: string } {
  const own = `${section}.ts`
  const read = (file: string) => files.read(`${operation}/${file}`) ?? ''
  if (!files.list(operation).includes(own))
    return { path: `${operation}/${own}`, why: 'to be made, as foundations.ts beside it is' }
  // A section with many components is in parts, so that no file of it is long.
  const parts = [...read(own).matchAll(/from '\.\/([\w-]+\.ts)'/g)]
    .map(([, file = '']) => file)
    .filter(file => file.startsWith(`${section}-`))
  const lines = (file: string) => read(file).split('\n').length
  const [shortest] = parts.toSorted((one, other) => lines(one) - lines(other))
  if (shortest === undefined) return { path: `${operation}/${own}`, why: 'where its section is' }
  const others = parts.filter(file => file !== shortest).toSorted()
  return {
    path: `${operation}/${shortest}`,
    why: `the shortest part of ${own}; ${others.join(' or ')} if its like are there`,
  }
}

/** What there is to do once the files of a new component are made, in the order in which it is done. */
export function nextSteps(
  { name, section }: Pick<NewComponent, 'name' | 'section'>,
  files: RepositoryFiles,
): string {
  const folder = `design-system/src/components/${name}`
  const { path, why } = operationFile(section, files)
  return `Now write what it does, and a story for each of its states. Then:
  .storybook/guides/${section}.ts
      when to use it, what it is made of, do and do not: what was written there would be right of any
  ${path}
      how it is operated, if it takes a key (${why});
      in its guide, operation: operations.${name}
  design-system/src/texts/hindi
      the Hindi of what it says with t('…'), if it says something: the compiler asks for it
  design-system/test/public-api.ts
      what else it exports, such as a second component

  npm run check:types
  npm run test:stories -- ${folder}            its plays and accessibility alone
  npm run test:visual -- --update ${folder}    its pictures: look at them before you commit
  npm run review -- main components/${name}/    all that changed, on one page
`
}
