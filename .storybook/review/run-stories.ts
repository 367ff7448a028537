import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

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
  const folder = mkdtempSync(join(tmpdir(), 'shruti-review-'))
  const output = join(folder, 'stories.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const words = ['run', '--config', '.storybook/vitest.config.ts', `--reporter=${reporter}`, ...files]
  try {
    const said = await new Promise<string>((resolve, reject) => {
      const child = spawn(process.execPath, [vitest, ...words], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          REVIEW_STORIES: output,
          VISUAL: pictures ? '1' : '',
          VISUAL_KEEP: pictures ? '1' : '',
        },
      })
      let all = ''
      const listen = (chunk: Buffer) => {
        const text = chunk.toString()
        all = (all + text).slice(-20_000)
        for (const [, done, of] of text.matchAll(/^REVIEW (\d+) (\d+)$/gm))
          onProgress(Number(done), Number(of))
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('error', reject)
      child.once('close', () => resolve(all))
    })
    if (!existsSync(output)) throw new Error(`The stories of ${root} did not run:\n${said}`)
    return storyRun.parse(JSON.parse(readFileSync(output, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
