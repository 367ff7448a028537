import { defineConfig } from 'vitest/config'
import { atOnce } from './.ci/at-once.ts'

const contractTests = ['**/*.contract.test.ts', 'server/contract-suite/**/*.test.ts']
const never = ['**/node_modules/**', '**/dist/**']
/** `expect.poll` gives up after a second by itself, which a busy machine needs for a single answer. */
const patient = { poll: { timeout: 10_000 } }

/**
 * The test projects: `npx vitest run --project unit [path]` runs one. `npm test` runs them all (`.ci/test.ts`).
 * The stories are apart (`npx vitest run --config .storybook/vitest.config.ts`), so that a unit test need not wait
 * for Storybook.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          include: [
            'server/**/*.test.ts',
            'design-system/src/**/*.test.{ts,tsx}',
            'storefront/{src/**/,}*.test.{ts,tsx}',
            'mock-api/src/**/*.test.{ts,tsx}',
          ],
          exclude: [...never, ...contractTests],
          // Beside other tests on two cores, hashing of passwords and the start of a database take their time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: atOnce,
          // A process runs file after file, so that it loads the sources once: it took 335 instead of 563 s.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          name: 'tools',
          expect: patient,
          include: ['.ci/**/*.test.ts', '.storybook/**/*.test.ts'],
          exclude: [...never, '.storybook/{opened,served}/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: atOnce,
        },
      },
      {
        test: {
          name: 'contract',
          expect: patient,
          include: contractTests,
          exclude: never,
          // Beside other tests on two cores, hashing of passwords and the start of a database take their time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: atOnce,
        },
      },
      {
        test: {
          name: 'package',
          expect: patient,
          include: ['design-system/test/**/*.test.{ts,tsx}'],
          exclude: never,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'storybook',
          expect: patient,
          include: ['.storybook/opened/**/*.test.ts'],
          exclude: never,
          globalSetup: ['.storybook/opened/storybook-build.ts'],
          testTimeout: 120_000,
          // One file after the other: each has as many pages at a time as the processors can draw.
          fileParallelism: false,
          // Pages at a time: one to each processor, and one more that has something to do while another waits.
          maxConcurrency: atOnce + 1,
        },
      },
      {
        test: {
          name: 'served',
          include: ['.storybook/served/**/*.test.ts'],
          exclude: never,
          globalSetup: ['.storybook/served/bundles.ts'],
          // The shop is served as in production, and React is loaded once.
          env: { NODE_ENV: 'production' },
          // Twice what a story may take (`served-page.ts`), and the opening of a profile.
          testTimeout: 240_000,
          // Pages at a time: one to each processor, and two more that have something to do while others wait.
          maxConcurrency: atOnce + 2,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: patient,
          include: ['storefront/e2e/**/*.test.ts'],
          exclude: never,
          globalSetup: ['.ci/require-chromium.ts'],
          testTimeout: 90_000,
          hookTimeout: 240_000,
          // Each file has a server, a data folder and a browser of its own: one to each processor, and one more that has
          // something to do while others wait for a page to come to rest.
          maxWorkers: atOnce + 1,
          // What they import, parts of the storefront among it, is loaded once by each of the processes.
          isolate: false,
        },
      },
    ],
  },
})
