import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** Where the story is that the test shows, from the root, when it is not in the test's own file. */
    storyFile?: string
  }
}

/** How the stories of a file ended. */
export interface FileOutcome {
  readonly stories: number
  readonly passed: boolean
}

/** By the file of stories, from the root, with slashes. */
export type Outcomes = Readonly<Record<string, FileOutcome>>

type EndedModule = Pick<TestModule, 'moduleId' | 'children' | 'errors'>

/** What each file came to. One that could not run to its end did not pass, whatever its stories did. */
export function outcomesOf(modules: readonly EndedModule[], root: string): Outcomes {
  const outcomes: Record<string, FileOutcome> = {}
  const note = (file: string, stories: number, passed: boolean) => {
    const before = outcomes[file] ?? { stories: 0, passed: true }
    outcomes[file] = { stories: before.stories + stories, passed: before.passed && passed }
  }
  for (const module of modules) {
    const own = relative(root, module.moduleId).replaceAll('\\', '/')
    const broken =
      module.errors().length > 0 || [...module.children.allSuites()].some(suite => suite.errors().length > 0)
    note(own, 0, !broken)
    for (const test of module.children.allTests()) {
      const file = test.meta().storyFile?.replace(/^\//, '') ?? own
      note(file, 1, !broken && test.result().state === 'passed')
    }
  }
  return outcomes
}

/**
 * Writes how each file of stories ended to the file of `STORY_OUTCOMES`. It writes nothing of a run that was interrupted, or
 * in which something failed outside of any story: whose it was nobody knows.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    const output = process.env.STORY_OUTCOMES
    if (!output || unhandled.length > 0 || reason === 'interrupted') return
    writeFileSync(output, JSON.stringify(outcomesOf(modules, process.cwd())))
  }
}
