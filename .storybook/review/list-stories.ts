import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { modesTag, sheetOf } from '../atlas/modes.ts'

// Run by `stories.ts` in a process of its own: Storybook keeps handles open, and loads the configuration of one folder.
const [root, output] = process.argv.slice(2)
if (root === undefined || output === undefined) throw new Error('list-stories.ts ROOT OUTPUT')
process.chdir(root)
const index = await buildIndex({ configDir: join(root, '.storybook') })
const stories = Object.values(index.entries).filter(entry => entry.type === 'story')
writeFileSync(
  output,
  JSON.stringify(
    stories.map(({ id, title, name, importPath, tags = [] }) => ({
      id,
      title,
      name,
      file: importPath.replace(/^\.\//, ''),
      ...(tags.includes(modesTag) && { sheet: sheetOf(id) }),
    })),
  ),
)
process.exit(0)
