import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))

const components = 'design-system/src/components'
const places = { components, shop: 'storefront/src' }
const everywhere = Object.values(places)

/** Which files use what: paths from the root, with slashes. Stories and tests do not count. */
export type Readers = ReadonlyMap<string, readonly string[]>

/**
 * Which files of some folders use what.
 * @param find names what a source uses, once or more often
 */
export function readersOf(
  find: (source: string) => Iterable<string>,
  root: string = repository,
  folders: readonly string[] = everywhere,
): Readers {
  const readers = new Map<string, Set<string>>()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(?:stories|test)\.tsx?$/.test(name)) continue
      const file = `${folder}/${name.replaceAll('\\', '/')}`
      for (const used of find(readFileSync(join(root, file), 'utf8'))) {
        readers.set(used, (readers.get(used) ?? new Set()).add(file))
      }
    }
  }
  return new Map([...readers].map(([used, files]) => [used, [...files].toSorted()]))
}

/** What a file is called as a user: of the design system its component, of the storefront its module. */
export const userOf = (file: string): string =>
  file.startsWith(`${components}/`) ? basename(dirname(file)) : basename(file, '.tsx')

/**
 * Who uses what: "Check" in Button and CartPage.
 * @param find names what a source uses, once or more often
 * @param where where to look for users
 */
export function usersOf(
  find: (source: string) => Iterable<string>,
  where: ReadonlyArray<keyof typeof places> = ['components', 'shop'],
): ReadonlyMap<string, readonly string[]> {
  const readers = readersOf(
    find,
    repository,
    where.map(place => places[place]),
  )
  const users = [...readers].map(
    ([used, files]) => [used, [...new Set(files.map(userOf))].toSorted()] as const,
  )
  return new Map(users.toSorted(([one], [other]) => one.localeCompare(other)))
}
