import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where stories are, from the root. */
export const storyFolders = ['.storybook/atlas', 'design-system/src', 'storefront/src']

/**
 * The files of stories whose paths contain one of these, from the root.
 *
 * @param paths a line each, as a test runner is given them: "design-system/src/components/Chip"
 * @returns undefined where no path is given or none is of a file of stories
 */
export function storiesOf(paths: string | undefined): readonly string[] | undefined {
  const wanted = paths?.split('\n').filter(path => path !== '') ?? []
  const files = storyFolders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const found = files.filter(
    file => file.endsWith('.stories.tsx') && wanted.some(path => file.includes(path)),
  )
  return found.length > 0 ? found : undefined
}
