import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { modesTag } from './atlas/modes.ts'
import { comparePicture } from './visual/command.ts'
import { filesUnderWay } from './visual/files.ts'
import { beginSheet, compareSheet, showMedia, takeMode } from './visual/mode-commands.ts'
import { atOnce } from '../.ci/at-once.ts'
import { chromiumArguments, findChromium } from '../.ci/chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `1` takes the pictures of all stories, `modes` those of components in all modes alone. */
const { VISUAL: visual } = process.env

// Without one the global setup says how to install it; the other projects run all the same.
const executablePath = findChromium()

/**
 * Every story in a real browser: it renders, its play function passes, axe finds nothing, and with VISUAL=1 it
 * looks as accepted (SB-2).
 */
export default defineConfig({
  root,
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      initialGlobals: {
        // A story that asks for no viewport is tested on a desktop.
        viewport: { value: 'desktop1440' },
        // Axe has its say with all stories: for the modes alone it would find what it finds there.
        ...(visual === 'modes' && { a11y: { manual: true } }),
      },
      ...(visual === 'modes' && { tags: { include: [modesTag] } }),
    }),
  ],
  test: {
    name: 'stories',
    globalSetup: ['.ci/require-chromium.ts', ...(visual ? ['.ci/require-typeface.ts'] : [])],
    setupFiles: ['.storybook/test-setup.ts', ...(visual ? ['.storybook/visual/setup.ts'] : [])],
    testTimeout: 60_000,
    env: { ...(visual && { VISUAL: visual }) },
    // Each page has a context of its own, with its own storage and worker of the mocks: one to each processor, and two more
    // that have something to do while others wait for their pictures.
    maxWorkers: atOnce + 2,
    browser: {
      enabled: true,
      headless: true,
      commands: { comparePicture, filesUnderWay, showMedia, beginSheet, takeMode, compareSheet },
      // Each page shows file after file: about a second a story file less. Stories keep no state outside their own world.
      isolate: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
        contextOptions: {
          // Larger than any story's viewport, else the pictures are scaled.
          viewport: { width: 1600, height: 2700 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          colorScheme: 'light',
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
