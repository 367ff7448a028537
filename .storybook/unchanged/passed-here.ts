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

/** What has passed, by the file of stories. */
export type PassedFiles = z.infer<typeof passedFiles>

/** What has passed in this clone. A record that cannot be read is none: then everything is taken. */
export function readRecord(path: string): PassedFiles {
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
  /** So many stories are as they were when they passed. */
  readonly stories: number
  /** The names of their pictures. */
  readonly pictures: readonly string[]
}

/** Which files of stories are what they were when they passed. */
function unchangedSince(record: PassedFiles, inputs: StoryInputs): readonly string[] {
  return inputs.files.filter(file => {
    const before = record[file]
    return (
      before !== undefined &&
      Object.entries(before.pictures).every(([name, hash]) => inputs.pictureOf(name) === hash) &&
      before.key === inputs.keyOf(file)
    )
  })
}

/** What passed, and what is there now, made in the same way. */
export interface Compared {
  readonly record: PassedFiles
  readonly inputs: StoryInputs
}

/** Tells the stories apart that are what they were when they passed, in one record or another; the first one counts. */
export function findUnchanged(...compared: readonly [Compared, ...Compared[]]): Unchanged {
  const entries = new Map<string, PassedFiles[string]>()
  for (const { record, inputs } of compared) {
    for (const file of unchangedSince(record, inputs)) {
      const entry = record[file]
      if (entry && !entries.has(file)) entries.set(file, entry)
    }
  }
  const unchanged = [...entries.values()]
  return {
    changed: compared[0].inputs.files.filter(file => !entries.has(file)),
    stories: unchanged.reduce((sum, { stories }) => sum + stories, 0),
    pictures: unchanged.flatMap(({ pictures }) => Object.keys(pictures)),
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
