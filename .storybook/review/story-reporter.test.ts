import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TestCase, TestModule, TestSpecification } from 'vitest/node'
import StoryReporter from './story-reporter.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shruti-review-test-'))
  vi.stubEnv('REVIEW_STORIES', join(folder, 'stories.json'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** The part of a test that is read. */
const testOf = (meta: object, result: object) =>
  ({ meta: () => meta, result: () => result }) as unknown as TestCase

const rule = (id: string, elements: number) => ({
  id,
  help: `About ${id}`,
  nodes: Array.from({ length: elements }, () => ({ html: '<p></p>' })),
})

it('[BEY-20] writes what axe found in each story, which stories failed, and how far the run is', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new StoryReporter()
  reporter.onTestRunStart([{}, {}] as unknown as TestSpecification[])
  reporter.onTestCaseResult(
    testOf(
      {
        storyId: 'badge--sale',
        reports: [
          {
            type: 'a11y',
            result: { violations: [rule('label', 1)], incomplete: [rule('color-contrast', 3)] },
          },
        ],
      },
      { state: 'passed' },
    ),
  )
  reporter.onTestCaseResult(
    testOf(
      { storyId: 'badge--packed', reports: [] },
      {
        state: 'failed',
        errors: [{ message: '\nClick to debug it: http://localhost:6006\n\n\u001B[31mNot found\u001B[39m' }],
      },
    ),
  )
  reporter.onTestModuleEnd({ errors: () => [], moduleId: 'Badge.stories.tsx' } as unknown as TestModule)
  reporter.onTestRunEnd()
  expect(JSON.parse(readFileSync(join(folder, 'stories.json'), 'utf8'))).toEqual({
    findings: {
      'badge--sale': [
        { rule: 'label', help: 'About label', kind: 'violation', count: 1 },
        { rule: 'color-contrast', help: 'About color-contrast', kind: 'incomplete', count: 3 },
      ],
    },
    failed: [{ storyId: 'badge--packed', message: 'Not found' }],
  })
  expect(said).toHaveBeenCalledWith('\nREVIEW 1 2\n')
})
