import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { removeFolder, runProgram, temporaryFolder } from './stopping.ts'

const listedStories = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    file: z.string(),
    /** The picture of its component in every mode, of the story that stands for it: "modes/actions-button". */
    sheet: z.string().optional(),
  }),
)

/** A story as Storybook lists it. */
export type ListedStory = Readonly<z.infer<typeof listedStories>[number]>

const node = (script: string) => fileURLToPath(new URL(script, import.meta.url))
const tsx = import.meta.resolve('tsx')

/** Runs one of the scripts beside this one on a tree and reads the file that it writes. @throws Error with what it said */
async function output(script: string, root: string): Promise<unknown> {
  const folder = temporaryFolder('shruti-review-')
  const file = join(folder, 'output.json')
  try {
    const { said } = await runProgram(process.execPath, ['--import', tsx, node(script), root, file])
    if (!existsSync(file)) throw new Error(`${script} says nothing of ${root}:\n${said}`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    removeFolder(folder)
  }
}

/** Every story of a tree, as its own Storybook finds them. */
export const listStories = async (root: string): Promise<readonly ListedStory[]> =>
  listedStories.parse(await output('list-stories.ts', root))

const ownFacts = z.object({
  tokens: z.array(z.object({ token: z.string(), theme: z.enum(['light', 'dark', 'both']), css: z.string() })),
  api: z.array(z.string()),
})

/** What the sources of a tree say of themselves. */
export type OwnFacts = Readonly<z.infer<typeof ownFacts>>

/** The tokens with their values, and the names that the package gives its users. */
export const readOwnFacts = async (root: string): Promise<OwnFacts> =>
  ownFacts.parse(await output('own-facts.ts', root))
