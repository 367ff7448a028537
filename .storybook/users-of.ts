import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folders = {
  components: fileURLToPath(new URL('../design-system/src/components', import.meta.url)),
  shop: fileURLToPath(new URL('../storefront/src', import.meta.url)),
}

type Place = keyof typeof folders

/**
 * Who uses what: "Check" in Button and CartPage. Of the design system a user is a component, of the storefront a
 * module. Stories and tests do not count.
 * @param find names what a source uses, once or more often
 * @param places where to look for users
 */
export function usersOf(
  find: (source: string) => Iterable<string>,
  places: readonly Place[] = ['components', 'shop'],
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const place of places) {
    const folder = folders[place]
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(?:stories|test)\.tsx?$/.test(file)) continue
      const user = place === 'components' ? basename(dirname(file)) : basename(file, '.tsx')
      for (const name of find(readFileSync(join(folder, file), 'utf8'))) {
        const known = users.get(name) ?? []
        if (!known.includes(user)) users.set(name, [...known, user].toSorted())
      }
    }
  }
  return new Map([...users].toSorted(([one], [other]) => one.localeCompare(other)))
}
