import type { Plugin } from 'vite'
import { usersOf } from './users-of.ts'

const moduleName = 'virtual:icons-in-use'
const resolvedName = `\0${moduleName}`

const lucideImport = /import \{([^}]+)\} from 'lucide-react'/g

function* iconsIn(source: string): Iterable<string> {
  for (const [, names = ''] of source.matchAll(lucideImport)) {
    for (const name of names.split(',').map(part => part.trim().replace(/ as \w+$/, '')))
      if (name !== '' && !name.startsWith('type ')) yield name
  }
}

/** Which icons the sources import, and where. */
export const iconsInUse = () => usersOf(iconsIn)

/** A module with exactly the icons that are in use, for the page that shows them. */
export function iconsInUsePlugin(): Plugin {
  return {
    name: 'shruti-icons-in-use',
    resolveId: id => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined
      const icons = [...iconsInUse()]
      const entries = icons.map(
        ([name, users]) => `{name:'${name}',icon:${name},users:${JSON.stringify(users)}}`,
      )
      return `import {${icons.map(([name]) => name).join(',')}} from 'lucide-react'
export const icons = [${entries.join(',')}]`
    },
  }
}
