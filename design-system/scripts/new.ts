import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { newComponent, sectionsOf } from './new-component.ts'
import { nextSteps } from './next-steps.ts'
import { repositoryFiles } from './repository-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const files = repositoryFiles(root)

const help = `Makes the files of a new component of the design system: the component, its styles, a story with a play
function, its guide, its place in the public API and the note of the change.

  npm run new -- component <Name> --section <section> --for "<What it is for, in a sentence.>"

  npm run new -- component StatusDot --section feedback --for "Tells by a dot and a word whether a device is connected."

Sections: ${sectionsOf(files).join(', ')}
`

async function makeComponent(name: string, section: string, purpose: string): Promise<void> {
  for (const [path, text] of newComponent({ name, section, purpose }, files)) {
    const isNew = files.read(path) === undefined
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
    process.stdout.write(`${isNew ? 'made   ' : 'changed'} ${path}\n`)
  }
  process.stdout.write(`\n${nextSteps({ name, section }, files)}`)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      section: { type: 'string' },
      for: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [kind, name, ...others] = positionals
  if (values.help) process.stdout.write(help)
  else if (kind !== 'component' || !name || others.length > 0 || !values.section || !values.for) {
    throw new Error(`Name the component, its section and what it is for.\n\n${help}`)
  } else await makeComponent(name, values.section, values.for)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
