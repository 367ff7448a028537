import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { guideOf } from '../guides/index.ts'
import { findPageStories } from '../served/page-stories.ts'
import { StoryPage, type Theme } from './story-page.ts'

const origin = inject('storybookOrigin')
const entries = inject('storybookEntries')
/** Files of stories, a line each: the others are what they were when they last passed. */
const { CHANGED_STORIES: changedStories } = process.env
const changed = changedStories === undefined ? undefined : new Set(changedStories.split('\n'))
/**
 * Of the stories that are played in the page as it is served (`.storybook/served`), the first of each file stands for the
 * others: the file is there and can be shown (storefront/decisions/0009).
 */
const servedToo = new Set(findPageStories().map(({ id }) => id))
const firstOfFile = new Map(
  entries
    .filter(({ type }) => type === 'story')
    .toReversed()
    .map(({ file, id }) => [file, id]),
)
const stories = entries.filter(
  ({ type, file, id }) =>
    type === 'story' && changed?.has(file) !== false && (!servedToo.has(id) || firstOfFile.get(file) === id),
)
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

/**
 * What takes the focus in a story of a component whose guide says that there is nothing to operate. All stories come
 * by here, and one of them may hold a control that the others have not.
 */
async function unsaid(title: string, page: StoryPage): Promise<readonly string[]> {
  if (typeof guideOf(title)?.operation !== 'string') return []
  return (await page.controls()).map(
    control =>
      `[SB-3] ${control} takes the focus, but the guide of ${title} has nothing to operate: write its operation in .storybook/operation, as "Add a component" in README.md says`,
  )
}

// In the dark: the pictures are taken of the same stories, plays and checks in the light (`npm run test:visual`).
describe.runIf(stories.length > 0)('[SB-2] in the built Storybook, dark,', () => {
  it.concurrent.for(stories)(
    '$id shows itself, passes its play and says nothing on the console',
    ({ id, title, file }, { task }) => {
      task.meta.storyFile = file
      return withPage('dark', async page => {
        expect([...(await page.show(id)), ...(await unsaid(title, page))]).toEqual([])
      })
    },
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
