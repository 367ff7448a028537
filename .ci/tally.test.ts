import { describe, expect, it } from 'vitest'
import { countCheck, countReport, summaryLine } from './tally.ts'

const file = (status: string, tests: readonly string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test })),
})

function report(passed: number, failed: number, extra: object = {}) {
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    success: failed === 0,
    testResults: [],
    ...extra,
  })
}

describe('counting a run of tests', () => {
  it('takes the numbers of the report', () => {
    expect(countReport('unit', 0, report(12, 0))).toEqual({ name: 'unit', passed: 12, failed: 0 })
    expect(countReport('unit', 1, report(10, 2))).toEqual({ name: 'unit', passed: 10, failed: 2 })
  })

  it('names each test that failed, with what it said first', () => {
    const said =
      '\u001B[31mError: \n\u001B[34mClick to debug the error in Storybook\u001B[39m\n\nUnable to press\n at x.ts'
    const failing = {
      testResults: [
        {
          name: '/shop/Cart.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'cart opens', failureMessages: [] },
            { status: 'failed', fullName: 'cart closes', failureMessages: [said] },
          ],
        },
      ],
    }
    const tally = countReport('stories', 1, report(1, 1, failing))
    expect(tally.failures).toEqual(['Cart.test.ts: cart closes: Unable to press'])
    expect(summaryLine([tally])).toBe(
      '✗ stories: 1 passed, 1 failed\n    Cart.test.ts: cart closes: Unable to press\n1 passed, 1 failed',
    )
  })

  it('counts a file that could not be loaded, though none of its tests failed', () => {
    const broken = { success: false, testResults: [file('failed', []), file('passed', ['passed'])] }
    expect(countReport('unit', 1, report(1, 0, broken))).toEqual({
      name: 'unit',
      passed: 1,
      failed: 1,
      reason: '1 files could not run',
    })
  })

  it('counts a skipped test as failed', () => {
    expect(countReport('unit', 0, report(3, 0, { numPendingTests: 1 }))).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })

  it('counts a run that crashed after its tests had passed', () => {
    expect(countReport('unit', 1, report(3, 0))).toEqual({
      name: 'unit',
      passed: 3,
      failed: 1,
      reason: 'ended with exit code 1',
    })
  })

  it('counts a run without tests, without a report or with half a report as failed', () => {
    expect(countReport('unit', 0, report(0, 0))).toMatchObject({ failed: 1, reason: 'ran no test' })
    expect(countReport('modes', 1, report(0, 0), { mayBeEmpty: true })).toMatchObject({ failed: 1 })
    expect(countReport('modes', 0, report(0, 0), { mayBeEmpty: true })).toMatchObject({ failed: 0 })
    expect(countReport('unit', 0, undefined)).toMatchObject({ failed: 1, reason: 'left no report' })
    expect(countReport('unit', 0, '{"numPassed')).toMatchObject({
      failed: 1,
      reason: 'left a report that cannot be read',
    })
  })
})

describe('the summary', () => {
  it('ends with one line that sums up all parts', () => {
    const summary = summaryLine([
      countCheck('check:types', 0),
      countCheck('check:lint', 1),
      { name: 'unit', passed: 40, failed: 2, ms: 3400 },
    ])
    expect(summary.split('\n')).toEqual([
      '✓ check:types: 1 passed, 0 failed',
      '✗ check:lint: 0 passed, 1 failed (ended with exit code 1)',
      '✗ unit: 40 passed, 2 failed in 3 s',
      '41 passed, 3 failed',
    ])
  })

  it('says how many stories were not run, and does not count them as passed', () => {
    expect(summaryLine([{ name: 'visual', passed: 312, failed: 0, unchanged: 1400, ms: 99_000 }])).toBe(
      '✓ visual: 312 passed, 0 failed, 1,400 unchanged since they passed in 99 s\n312 passed, 0 failed, 1,400 unchanged since they passed',
    )
  })
})
