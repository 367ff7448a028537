import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const moduleName = 'virtual:icons-in-use'
const resolvedName = `\0${moduleName}`

const folders = ['../design-system/src/components', '../storefront/src'].map(folder =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

const lucideImport = /import \{([^}]+)\} from 'lucide-react'/g

/** Which icons the sources import, and where: "Check" in Button and CartPage. Stories do not count. */
export function iconsInUse(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(?:stories|test)\.tsx?$/.test(file)) continue
      const user = folder.includes('design-system') ? basename(dirname(file)) : basename(file, '.tsx')
      for (const [, names = ''] of readFileSync(join(folder, file), 'utf8').matchAll(lucideImport)) {
        for (const name of names.split(',').map(part => part.trim().replace(/ as \w+$/, ''))) {
          if (name === '' || name.startsWith('type ')) continue
          const known = users.get(name) ?? []
          if (!known.includes(user)) users.set(name, [...known, user].toSorted())
        }
      }
    }
  }
  return new Map([...users].toSorted(([one], [other]) => one.localeCompare(other)))
}

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
