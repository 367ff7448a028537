import * as z from 'zod'

/** What one part of the tests came to. */
export interface Tally {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** Why something counts as failed that no single test reported. */
  readonly reason?: string
  /** How long it ran, in milliseconds. */
  readonly ms?: number
}

/** The part of vitest's JSON report that is counted. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** A command that passes or fails as a whole. */
export function countCheck(name: string, exitCode: number): Tally {
  if (exitCode === 0) return { name, passed: 1, failed: 0 }
  return { name, passed: 0, failed: 1, reason: `ended with exit code ${exitCode}` }
}

/**
 * Counts vitest's JSON report. Nothing hides a failure: a file that could not be loaded, a skipped test, a run
 * without tests, a missing or unreadable report, and a non-zero exit code without a failed test each count as one.
 */
export function countReport(name: string, exitCode: number, text: string | undefined): Tally {
  if (text === undefined) return { name, passed: 0, failed: 1, reason: 'left no report' }
  const parsed = report.safeParse(parseJson(text))
  if (!parsed.success) return { name, passed: 0, failed: 1, reason: 'left a report that cannot be read' }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data
  const brokenFiles = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const skipped = numPendingTests + numTodoTests
  const reasons: string[] = []
  if (brokenFiles > 0) reasons.push(`${brokenFiles} files could not run`)
  if (skipped > 0) reasons.push(`${skipped} tests were skipped`)
  const failed = numFailedTests + brokenFiles + skipped
  if (failed === 0 && numPassedTests === 0) return { name, passed: 0, failed: 1, reason: 'ran no test' }
  if (failed === 0 && (exitCode !== 0 || !parsed.data.success)) {
    return { name, passed: numPassedTests, failed: 1, reason: `ended with exit code ${exitCode}` }
  }
  return {
    name,
    passed: numPassedTests,
    failed,
    ...(reasons.length > 0 ? { reason: reasons.join(', ') } : {}),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A line for each part and, last, the sum: `N passed, N failed`. */
export function summaryLine(tallies: readonly Tally[]): string {
  const lines = tallies.map(tally => {
    const seconds = tally.ms === undefined ? '' : ` in ${Math.round(tally.ms / 1000)} s`
    const why = tally.reason ? ` (${tally.reason})` : ''
    return `${tally.failed > 0 ? '✗' : '✓'} ${tally.name}: ${tally.passed} passed, ${tally.failed} failed${seconds}${why}`
  })
  const sum = (pick: (tally: Tally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  return [...lines, `${sum(tally => tally.passed)} passed, ${sum(tally => tally.failed)} failed`].join('\n')
}
