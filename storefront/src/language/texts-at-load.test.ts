import { afterEach, expect, it } from 'vitest'
import { readLanguageFrom } from './language.ts'

const modules = import.meta.glob([
  '../**/*.{ts,tsx}',
  '../../../design-system/src/**/*.{ts,tsx}',
  '!../**/*.{test,stories,fixture}.{ts,tsx}',
  '!../../../design-system/src/**/*.{test,stories,fixture}.{ts,tsx}',
  // They run as they are loaded, in a browser or a service worker.
  '!../rendering/{adopt-printed-styles,entry-client,start-service-worker}.{ts,tsx}',
  '!../offline/service-worker.ts',
])

afterEach(() => readLanguageFrom(() => 'en'))

// The server loads a module once and answers in two languages: what is taken while it is loaded is in one for ever.
it('[BEY-19] no module takes a text while it is loaded', async () => {
  readLanguageFrom(() => {
    throw new Error('A text was taken while a module was loaded: make it a function')
  })
  const failed: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => failed.push(`${path}: ${String(error)}`))
  }
  expect(failed).toEqual([])
  expect(Object.keys(modules).length).toBeGreaterThan(500)
}, 120_000)
