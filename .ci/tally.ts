import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What one part of the tests came to. */
export interface Tally {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** Why something counts as failed that no single test reported. */
  readonly reason?: string
  /** The tests that failed, each with the first line of what it said. */
  readonly failures?: readonly string[]
  /** Stories that were not run, since they are as they were when they last passed, here or upstream. */
  readonly unchanged?: number
  /** How long it ran, in milliseconds. */
  readonly ms?: number
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly success: boolean
  readonly testResults: ReadonlyArray<{
    readonly status: string
    readonly name?: string
    readonly assertionResults: ReadonlyArray<{
      readonly status: string
      readonly fullName?: string
      readonly failureMessages?: readonly string[] | null
    }>
  }>
}

function isReport(value: unknown): value is Report {
  const report = value as Partial<Report> | null | undefined
  const counts = [
    report?.numPassedTests,
    report?.numFailedTests,
    report?.numPendingTests,
    report?.numTodoTests,
  ]
  return (
    counts.every(count => Number.isInteger(count)) &&
    typeof report?.success === 'boolean' &&
    Array.isArray(report.testResults) &&
    (report.testResults as Report['testResults']).every(file => Array.isArray(file.assertionResults))
  )
}

/** A command that passes or fails as a whole. */
export function countCheck(name: string, exitCode: number): Tally {
  if (exitCode === 0) return { name, passed: 1, failed: 0 }
  return { name, passed: 0, failed: 1, reason: `ended with exit code ${exitCode}` }
}

/**
 * Counts vitest's JSON report. Nothing hides a failure: a file that could not be loaded, a skipped test, a run
 * without tests, a missing or unreadable report, and a non-zero exit code without a failed test each count as one.
 *
 * @param mayBeEmpty of what was left to run there may be nothing to test
 */
export function countReport(
  name: string,
  exitCode: number,
  text: string | undefined,
  { mayBeEmpty = false }: { readonly mayBeEmpty?: boolean } = {},
): Tally {
  if (text === undefined) return { name, passed: 0, failed: 1, reason: 'left no report' }
  const report = parseJson(text)
  if (!isReport(report)) return { name, passed: 0, failed: 1, reason: 'left a report that cannot be read' }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  const brokenFiles = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const skipped = numPendingTests + numTodoTests
  const reasons: string[] = []
  if (brokenFiles > 0) reasons.push(`${brokenFiles} files could not run`)
  if (skipped > 0) reasons.push(`${skipped} tests were skipped`)
  const failed = numFailedTests + brokenFiles + skipped
  if (failed === 0 && numPassedTests === 0 && mayBeEmpty && exitCode === 0)
    return { name, passed: 0, failed: 0 }
  if (failed === 0 && numPassedTests === 0) return { name, passed: 0, failed: 1, reason: 'ran no test' }
  if (failed === 0 && (exitCode !== 0 || !report.success)) {
    return { name, passed: numPassedTests, failed: 1, reason: `ended with exit code ${exitCode}` }
  }
  const failures = failuresIn(report)
  return {
    name,
    passed: numPassedTests,
    failed,
    ...(reasons.length > 0 ? { reason: reasons.join(', ') } : {}),
    ...(failures.length > 0 ? { failures } : {}),
  }
}

/** Characters of a message that are shown: the whole of it is further up in the output. */
const longestMessage = 300

/** A message says first what went wrong; Storybook puts a link to the story before it. */
const firstLineOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '' && line !== 'Error:' && !line.startsWith('Click to debug'))
    ?.slice(0, longestMessage) ?? ''

function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName = '', failureMessages }) => {
        const said = firstLineOf(failureMessages?.join('\n') ?? '')
        return `${basename(name)}: ${fullName}${said && `: ${said}`}`
      }),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const untaken = (stories: number | undefined): string =>
  stories ? `, ${stories.toLocaleString('en')} unchanged since they passed` : ''

/**
 * A line for each part, with its failed tests below it, and, last, the sum: `N passed, N failed`, and how many stories were
 * not run, if any.
 */
export function summaryLine(tallies: readonly Tally[]): string {
  const lines = tallies.map(tally => {
    const seconds = tally.ms === undefined ? '' : ` in ${Math.round(tally.ms / 1000)} s`
    const why = tally.reason ? ` (${tally.reason})` : ''
    const counts = `${tally.passed} passed, ${tally.failed} failed${untaken(tally.unchanged)}`
    const line = `${tally.failed > 0 ? '✗' : '✓'} ${tally.name}: ${counts}${seconds}${why}`
    return [line, ...(tally.failures ?? []).map(failure => `    ${failure}`)].join('\n')
  })
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  const all = `${sum(tally => tally.passed)} passed, ${sum(tally => tally.failed)} failed`
  return [...lines, `${all}${untaken(sum(({ unchanged = 0 }) => unchanged))}`].join('\n')
}
