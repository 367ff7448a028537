import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { StoryPage, type Theme } from './story-page.ts'

const origin = inject('storybookOrigin')
const entries = inject('storybookEntries')
const stories = entries.filter(({ type }) => type === 'story').map(({ id }) => id)
const docs = entries.filter(({ type }) => type === 'docs').map(({ id }) => id)
const [firstDocs = ''] = docs

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(() => browser.close())

/** Pages that no test is using now. A test that fails half-way closes its own, for nobody knows what it is left in. */
const idle = new Map<Theme, StoryPage[]>([
  ['light', []],
  ['dark', []],
])

async function withPage(theme: Theme, use: (page: StoryPage) => Promise<void>): Promise<void> {
  const page = idle.get(theme)?.pop() ?? (await StoryPage.open(browser, origin, theme, firstDocs))
  try {
    await use(page)
  } catch (error) {
    await page.close()
    throw error
  }
  idle.get(theme)?.push(page)
}

// In the dark: the pictures are taken of the same stories, plays and checks in the light (`npm run test:visual`).
describe('[SB-2] in the built Storybook, dark,', () => {
  it.concurrent.each(stories)('%s shows itself, passes its play and says nothing on the console', storyId =>
    withPage('dark', async page => {
      expect(await page.show(storyId)).toEqual([])
    }),
  )
})

// In the light: the stories on these pages have been looked at in both themes, and the words about them are the same.
describe('[SB-2] in the built Storybook', () => {
  it.concurrent.each(docs)(
    'the page %s shows its text and its stories and says nothing on the console',
    docsId =>
      withPage('light', async page => {
        expect(await page.showDocs(docsId)).toEqual([])
      }),
  )
})
