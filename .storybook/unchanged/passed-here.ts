import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'
import { z } from 'zod'
import type { Outcomes } from './outcome-reporter.ts'
import type { StoryInputs } from './story-inputs.ts'

const passedFile = z.object({
  /** Of all that the stories were made of but their pictures. */
  key: z.string(),
  /** The accepted pictures that they were compared with, each with the hash of its file. */
  pictures: z.record(z.string(), z.string()),
  stories: z.number(),
})
const passedFiles = z.record(z.string(), passedFile)

/** What has passed in this clone, by the file of stories. */
type PassedFiles = z.infer<typeof passedFiles>

/** A record that cannot be read is none: then everything is taken. */
function readRecord(path: string): PassedFiles {
  try {
    return passedFiles.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}

/** In one step, so that who reads it meanwhile finds the old or the new one. */
function writeRecord(path: string, record: PassedFiles): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, JSON.stringify(record))
  renameSync(beside, path)
}

export interface Unchanged {
  /** Files of stories whose pictures have to be taken. */
  readonly changed: readonly string[]
  /** So many stories are as they were when they passed here. */
  readonly stories: number
  /** The names of their pictures. */
  readonly pictures: readonly string[]
}

/** Tells the stories apart that are what they were when they last passed in this clone. */
export function findUnchanged(path: string, inputs: StoryInputs): Unchanged {
  const record = readRecord(path)
  const isUnchanged = (file: string) => {
    const before = record[file]
    return (
      before !== undefined &&
      Object.entries(before.pictures).every(([name, hash]) => inputs.pictureOf(name) === hash) &&
      before.key === inputs.keyOf(file)
    )
  }
  const unchanged = inputs.files.filter(isUnchanged)
  const entries = unchanged.flatMap(file => record[file] ?? [])
  return {
    changed: inputs.files.filter(file => !unchanged.includes(file)),
    stories: entries.reduce((sum, { stories }) => sum + stories, 0),
    pictures: entries.flatMap(({ pictures }) => Object.keys(pictures)),
  }
}

/** What a run wrote of the pictures that stories have: a line each, the name, a tab, and the file of the story. */
export function picturesByFile(lines: string, root: string): ReadonlyMap<string, readonly string[]> {
  const pictures = new Map<string, string[]>()
  for (const line of lines.split('\n')) {
    const [name = '', path = ''] = line.split('\t')
    if (path === '') continue
    const inRoot = isAbsolute(path) && path.startsWith(root) ? relative(root, path) : path.replace(/^\//, '')
    const file = inRoot.replaceAll('\\', '/')
    pictures.set(file, [...(pictures.get(file) ?? []), name])
  }
  return pictures
}

export interface EndedRun {
  readonly outcomes: Outcomes
  readonly pictures: ReadonlyMap<string, readonly string[]>
  /** What was there when it began and when it had ended: what was changed meanwhile may have been seen or not. */
  readonly before: StoryInputs
  readonly after: StoryInputs
}

/** Keeps what passed in a run, and forgets what did not and what is gone. */
export function remember(path: string, { outcomes, pictures, before, after }: EndedRun): void {
  const kept = Object.entries(readRecord(path)).filter(
    ([file]) => !(file in outcomes) && after.files.includes(file),
  )
  const passed = Object.entries(outcomes).flatMap(([file, outcome]) => {
    if (!outcome.passed || !after.files.includes(file)) return []
    const key = before.keyOf(file)
    if (key === undefined || key !== after.keyOf(file)) return []
    const compared: Record<string, string> = {}
    for (const name of pictures.get(file) ?? []) {
      const hash = before.pictureOf(name)
      if (hash === undefined || hash !== after.pictureOf(name)) return []
      compared[name] = hash
    }
    return [[file, { key, pictures: compared, stories: outcome.stories }] as const]
  })
  writeRecord(path, Object.fromEntries([...kept, ...passed]))
}
