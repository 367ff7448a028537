import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import type { Finding } from './model.ts'

/** The part of axe's result that is read here. */
interface AxeRule {
  readonly id: string
  readonly help: string
  readonly nodes: readonly unknown[]
}

interface Report {
  readonly type: string
  readonly result?: { readonly violations?: readonly AxeRule[]; readonly incomplete?: readonly AxeRule[] }
}

/** What Storybook's runner leaves of each story: its id, and what the checks after its play found. */
interface StoryMeta {
  readonly storyId?: string
  readonly reports?: readonly Report[]
}

const findingsOf = (kind: Finding['kind'], rules: readonly AxeRule[] = []): readonly Finding[] =>
  rules.map(({ id, help, nodes }) => ({ rule: id, help, kind, count: nodes.length }))

/** Escape sequences of a terminal's colours. */
// oxlint-disable-next-line no-control-regex -- the sequence begins with this character
const colours = /\u001B\[[\d;]*m/g

/** What Storybook writes above the message of an error. */
const advert = /^\s*Click to debug.*$/m

/**
 * Writes what axe found in each story, and which stories failed, to the file of `REVIEW_STORIES`, and says on the
 * standard output how many files are done: "REVIEW 3 40". It needs nothing of the tree that it runs in but Storybook's
 * runner, so that it runs on any base.
 */
export default class StoryReporter implements Reporter {
  readonly #findings: Record<string, readonly Finding[]> = {}
  readonly #failed: { storyId: string; message: string }[] = []
  #files = 0
  #done = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length
  }

  onTestCaseResult(test: TestCase): void {
    const { storyId, reports = [] } = test.meta() as StoryMeta
    if (storyId === undefined) return
    const { state, errors = [] } = test.result()
    const axe = reports.find(({ type }) => type === 'a11y')?.result
    if (axe) {
      this.#findings[storyId] = [
        ...findingsOf('violation', axe.violations),
        ...findingsOf('incomplete', axe.incomplete),
      ]
    }
    if (state !== 'failed') return
    const message = (errors[0]?.message ?? 'It failed').replaceAll(colours, '').replace(advert, '').trim()
    this.#failed.push({ storyId, message: message.slice(0, 600) })
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1
    process.stdout.write(`\nREVIEW ${this.#done} ${this.#files}\n`)
    for (const error of module.errors())
      this.#failed.push({ storyId: module.moduleId, message: error.message })
  }

  onTestRunEnd(): void {
    const output = process.env.REVIEW_STORIES
    if (output) writeFileSync(output, JSON.stringify({ findings: this.#findings, failed: this.#failed }))
  }
}
