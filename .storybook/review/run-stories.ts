import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { removeFolder, runProgram, temporaryFolder } from './stopping.ts'

const finding = z.object({
  rule: z.string(),
  help: z.string(),
  kind: z.enum(['violation', 'incomplete']),
  count: z.number(),
})
const storyRun = z.object({
  findings: z.record(z.string(), z.array(finding)),
  failed: z.array(z.object({ storyId: z.string(), message: z.string() })),
})

/** What a run says of its stories. */
export type StoryRun = Readonly<z.infer<typeof storyRun>>

export interface RunOptions {
  /** The tree whose stories are run, with its dependencies installed. */
  readonly root: string
  /** Files of stories, from the root. */
  readonly files: readonly string[]
  /** Whether their pictures are compared with the accepted ones, and those that differ kept in `visual-diff`. */
  readonly pictures: boolean
  readonly onProgress: (done: number, all: number) => void
}

const reporter = fileURLToPath(new URL('story-reporter.ts', import.meta.url))

/** Runs stories with their plays and axe. @throws Error with what the runner said when it did not get to its end */
export async function runStories({ root, files, pictures, onProgress }: RunOptions): Promise<StoryRun> {
  if (files.length === 0) return { findings: {}, failed: [] }
  const folder = temporaryFolder('shruti-review-')
  const output = join(folder, 'stories.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const words = ['run', '--config', '.storybook/vitest.config.ts', `--reporter=${reporter}`, ...files]
  try {
    const { said } = await runProgram(process.execPath, [vitest, ...words], {
      cwd: root,
      env: {
        ...process.env,
        REVIEW_STORIES: output,
        VISUAL: pictures ? '1' : '',
        VISUAL_KEEP: pictures ? '1' : '',
      },
      onSaid: text => {
        for (const [, done, of] of text.matchAll(/^REVIEW (\d+) (\d+)$/gm))
          onProgress(Number(done), Number(of))
      },
    })
    if (!existsSync(output)) throw new Error(`The stories of ${root} did not run:\n${said.slice(-20_000)}`)
    return storyRun.parse(JSON.parse(readFileSync(output, 'utf8')))
  } finally {
    removeFolder(folder)
  }
}
