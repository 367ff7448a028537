import { dirname } from 'node:path/posix'
import type { Affected } from './affected.ts'
import { sum } from './sum.ts'

/** What of the stories a review is to run. */
export interface RunChoice {
  /** A commit or branch. */
  readonly base: string
  /** Which stories are run: those that read something that changed, all, or none. */
  readonly run: 'affected' | 'all' | 'none'
  /** Narrows the run to files of stories whose path contains one; empty for all. */
  readonly paths: readonly string[]
}

/** The files of stories that are run. */
export function filesToRun(
  tree: readonly string[],
  { stories }: Pick<Affected, 'stories'>,
  { run, paths }: RunChoice,
): readonly string[] {
  const all = run === 'all' ? tree.filter(file => file.endsWith('.stories.tsx')) : [...stories.keys()]
  const wanted = paths.length === 0 ? all : all.filter(file => paths.some(path => file.includes(path)))
  return run === 'none' ? [] : wanted
}

/** "components/Badge/" of "design-system/src/components/Badge/Badge.stories.tsx" */
const narrowPath = (file: string) => {
  const [, component] = /^design-system\/src\/(components\/\w+\/)/.exec(file) ?? []
  return component ?? `${dirname(file)}/`
}

/** The stories that lie beside what they read of the change: of the component that was changed, not of those that use it. */
function nearestOf({ stories }: Pick<Affected, 'stories'>, toRun: readonly string[]): string | undefined {
  const isBeside = (file: string) =>
    (stories.get(file) ?? []).some(read => dirname(read) === dirname(file) && read !== file)
  return toRun.find(isBeside) ?? toRun[0]
}

const stoodOn = ({ everywhere }: Pick<Affected, 'everywhere'>) =>
  `${everywhere.slice(0, 8).join(', ')}${everywhere.length > 8 ? ` and ${everywhere.length - 8} more` : ''}`

/** What is said before the stories are run: how many files of them, and how to run fewer. */
export function sayRun(
  choice: RunChoice,
  affected: Pick<Affected, 'stories' | 'everywhere'>,
  toRun: readonly string[],
): readonly string[] {
  const { base, run, paths } = choice
  if (run === 'none') return []
  const nearest = nearestOf(affected, toRun)
  const isNarrow = paths.length > 0 || toRun.length < 2 || nearest === undefined
  const which = run === 'all' ? '' : ' that read something that changed'
  return [
    `${sum(toRun.length, 'file', 'files')} of stories${which} will be run, as they are now and as they were.`,
    ...(isNarrow
      ? []
      : [`For fewer: npm run review -- ${base}${run === 'all' ? ' --all' : ''} ${narrowPath(nearest)}`]),
    ...(run === 'affected' && affected.everywhere.length > 0
      ? [`No story is run for ${stoodOn(affected)}, which every story stands on: --all runs all.`]
      : []),
  ]
}

/** What the page says of what was run. */
export function notesOnRun(
  { run, paths }: RunChoice,
  affected: Pick<Affected, 'stories' | 'everywhere'>,
  toRun: readonly string[],
): readonly string[] {
  const ran = {
    affected: `The stories of ${sum(toRun.length, 'file', 'files')} were run: those that read something that changed.`,
    all: `The stories of ${sum(toRun.length, 'file', 'files')} were run.`,
    none: 'No story was run: the pictures are those that lie in the working tree and in visual-diff.',
  }[run]
  const left = [...affected.stories.keys()].filter(file => !toRun.includes(file))
  return [
    ran,
    ...(run === 'affected' && paths.length > 0 && left.length > 0
      ? [
          `The run was narrowed to ${paths.join(', ')}: of ${sum(left.length, 'more file', 'more files')} that read something that changed no story was run.`,
        ]
      : []),
    ...(run !== 'all' && affected.everywhere.length > 0
      ? [
          `Every story stands on ${stoodOn(affected)}, which changed: no story was run for that. With --all every story is run, and with --all and a path those of the path.`,
        ]
      : []),
  ]
}
