import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trackedFiles } from '../../.ci/repository.ts'
import { drawingEnvironment } from './environment.ts'
import type { Outcomes } from './outcome-reporter.ts'
import { findUnchanged, picturesByFile, readRecord, remember, type Unchanged } from './passed-here.ts'
import { passedUpstream } from './passed-upstream.ts'
import { StoryInputs, type StoryPart } from './story-inputs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Git ignores it, and `npm ci` empties it. */
const recordOf = (part: StoryPart) => join(root, 'node_modules/.cache/shruti-stories', `${part}.json`)

const storyParts: readonly string[] = [
  'visual',
  'modes',
  'served',
  'storybook',
] satisfies readonly StoryPart[]

export const showsStories = (part: string): part is StoryPart => storyParts.includes(part)

export interface StoryRunOptions {
  /** Whether stories are shown that have not changed too. */
  readonly all: boolean
  /** The file into which the run writes the name of every picture that a story has. */
  readonly namesFile: string
  /** The file into which it writes what each file of stories came to. */
  readonly outcomesFile: string
}

/**
 * A run of all stories of a part, less those that are as they were when they last passed in this clone, or in CI in the
 * commit that the work began with.
 */
export class StoryRun {
  readonly #part: StoryPart
  readonly #options: StoryRunOptions
  readonly #before: StoryInputs | undefined

  /** Files of stories to run; undefined for all of them. */
  readonly changed: readonly string[] | undefined
  /** So many stories are not run. */
  readonly unchanged: number

  constructor(part: StoryPart, options: StoryRunOptions) {
    this.#part = part
    this.#options = options
    const environment = drawingEnvironment(root)
    this.#before = environment === undefined ? undefined : readInputs(part, environment)
    const found =
      options.all || !this.#before || environment === undefined
        ? undefined
        : findUntouched(part, this.#before, environment)
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
    const environment = drawingEnvironment(root)
    if (!this.#before || environment === undefined || !existsSync(outcomesFile)) return
    remember(recordOf(this.#part), {
      outcomes: JSON.parse(readFileSync(outcomesFile, 'utf8')) as Outcomes,
      pictures: picturesByFile(existsSync(namesFile) ? readFileSync(namesFile, 'utf8') : '', root),
      before: this.#before,
      after: readInputs(this.#part, environment),
    })
  }
}

function readInputs(part: StoryPart, environment: string, withBuilt = true): StoryInputs {
  return new StoryInputs({ root, part, tree: trackedFiles(/./), environment, withBuilt })
}

/** What passed here goes first: it was seen on this machine. Upstream nobody built anything, so its sources alone are compared. */
function findUntouched(part: StoryPart, inputs: StoryInputs, environment: string): Unchanged {
  const here = { record: readRecord(recordOf(part)), inputs }
  const upstream = passedUpstream(part, root, environment)
  if (!upstream) return findUnchanged(here)
  process.stdout.write(`Stories that are what they were on ${upstream.name}, which CI holds, are left out\n`)
  return findUnchanged(here, {
    record: upstream.passed,
    inputs: part === 'served' ? readInputs(part, environment, false) : inputs,
  })
}
