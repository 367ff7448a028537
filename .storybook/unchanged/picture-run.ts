import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trackedFiles } from '../../.ci/repository.ts'
import { drawingEnvironment } from './environment.ts'
import type { Outcomes } from './outcome-reporter.ts'
import { findUnchanged, picturesByFile, remember } from './passed-here.ts'
import { StoryInputs, type PicturePart } from './story-inputs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Git ignores it, and `npm ci` empties it. */
const recordOf = (part: PicturePart) => join(root, 'node_modules/.cache/shruti-stories', `${part}.json`)

const pictureParts: readonly string[] = ['visual', 'modes', 'served'] satisfies readonly PicturePart[]

export const takesPictures = (part: string): part is PicturePart => pictureParts.includes(part)

export interface PictureRunOptions {
  /** Whether pictures are taken of what has not changed too. */
  readonly all: boolean
  /** The file into which the run writes the name of every picture that a story has. */
  readonly namesFile: string
  /** The file into which it writes what each file of stories came to. */
  readonly outcomesFile: string
}

/** A run of all stories of a part, less those that are as they were when they last passed in this clone. */
export class PictureRun {
  readonly #part: PicturePart
  readonly #options: PictureRunOptions
  readonly #before: StoryInputs | undefined

  /** Files of stories to run; undefined for all of them. */
  readonly changed: readonly string[] | undefined
  /** So many stories are not run. */
  readonly unchanged: number

  constructor(part: PicturePart, options: PictureRunOptions) {
    this.#part = part
    this.#options = options
    this.#before = readInputs(part)
    const found = options.all || !this.#before ? undefined : findUnchanged(recordOf(part), this.#before)
    this.unchanged = found?.stories ?? 0
    this.changed =
      found && found.changed.length < (this.#before?.files.length ?? 0) ? found.changed : undefined
    if (found) appendFileSync(options.namesFile, found.pictures.map(name => `${name}\n`).join(''))
  }

  /** The variables that make the run say what it did. */
  get env(): Readonly<Record<string, string>> {
    return { STORY_OUTCOMES: this.#options.outcomesFile }
  }

  /** Keeps what passed. A run that did not get to its end has left no outcomes. */
  remember(): void {
    const { outcomesFile, namesFile } = this.#options
    if (!this.#before || !existsSync(outcomesFile)) return
    const after = readInputs(this.#part)
    if (!after) return
    remember(recordOf(this.#part), {
      outcomes: JSON.parse(readFileSync(outcomesFile, 'utf8')) as Outcomes,
      pictures: picturesByFile(existsSync(namesFile) ? readFileSync(namesFile, 'utf8') : '', root),
      before: this.#before,
      after,
    })
  }
}

function readInputs(part: PicturePart): StoryInputs | undefined {
  const environment = drawingEnvironment(root)
  if (environment === undefined) return undefined
  return new StoryInputs({ root, part, tree: trackedFiles(/./), environment })
}
