import type { Plugin } from 'vite'
import { designTokenFiles, tokensIn } from '../design-system/scripts/design-tokens.ts'
import { readersOf, usersOf, type Readers } from './users-of.ts'

const moduleName = 'virtual:tokens-in-use'
const resolvedName = `\0${moduleName}`

const constants = new Set(
  [designTokenFiles['base.tokens.json'], designTokenFiles['light.tokens.json']]
    .flatMap(group => tokensIn(group))
    .map(([, { $extensions }]) => $extensions['in.shruti'].typescript),
)

/** "color.accentText", "space[3]": what templates read. */
const constant = /\b[a-z]+(?:\.\w+|\[\d+\])/g

const tokensOf = (source: string, known: ReadonlySet<string> = constants) =>
  [...source.matchAll(constant)].map(([name]) => name).filter(name => known.has(name))

/** Which tokens the sources read, by their typed constants, and where. */
export const tokensInUse = () => usersOf(source => tokensOf(source))

/** Which files of the design system and the storefront read some tokens, in the tree of some commit. */
export const readersOfTokens = (tokens: ReadonlySet<string>, root: string): Readers =>
  readersOf(source => tokensOf(source, tokens), root, [
    'design-system/src/components',
    'design-system/src/foundations',
    'storefront/src',
  ])

/** A module that says of each token what reads it, for the page that shows them. */
export function tokensInUsePlugin(): Plugin {
  return {
    name: 'shruti-tokens-in-use',
    resolveId: id => (id === moduleName ? resolvedName : undefined),
    load: id =>
      id === resolvedName
        ? `export const tokenUsers = ${JSON.stringify(Object.fromEntries(tokensInUse()))}`
        : undefined,
  }
}
