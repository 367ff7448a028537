import type { Plugin } from 'vite'
import { usersOf } from './users-of.ts'

const moduleName = 'virtual:components-in-use'
const resolvedName = `\0${moduleName}`

const statement = /import \{([^}]+)\} from '(?:@shruti\/design-system(?:\/\w+)?|\.\.\/[A-Z]\w+\/[\w.-]+)'/g

/** "import('@shruti/design-system/Drawer')": what is loaded when it is first needed. */
const later = /import\('@shruti\/design-system\/([A-Z]\w+)'\)/g

/** The values that a source imports of the design system, components among them. */
export function* componentsIn(source: string): Iterable<string> {
  for (const [, names = ''] of source.matchAll(statement)) {
    for (const name of names.split(',').map(part => part.trim().replace(/ as \w+$/, '')))
      if (/^[A-Z]/.test(name)) yield name
  }
  for (const [, name = ''] of source.matchAll(later)) yield name
}

/** Which components the shop's modules, or other components, import. */
export const componentsInUse = () => ({
  shop: usersOf(componentsIn, ['shop']),
  components: usersOf(componentsIn, ['components']),
})

/** A module that says of each component what uses it, for its page. */
export function componentsInUsePlugin(): Plugin {
  return {
    name: 'shruti-components-in-use',
    resolveId: id => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined
      const { shop, components } = componentsInUse()
      return `export const usedInShop = ${JSON.stringify(Object.fromEntries(shop))}
export const usedInComponents = ${JSON.stringify(Object.fromEntries(components))}`
    },
  }
}
