import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { findPageStories, type PageStory } from './page-stories.ts'
import { ServedPages } from './served-page.ts'

const code = inject('servedPageCode')
const stories = findPageStories()

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
})

/** Profiles that no test is using now. */
const idle: ServedPages[] = []

afterAll(async () => {
  await Promise.all(idle.map(pages => pages.close()))
  await browser.close()
})

async function differencesOf(story: PageStory): Promise<readonly string[]> {
  const pages = idle.pop() ?? (await ServedPages.open(browser, code))
  try {
    return await pages.compare(story)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    idle.push(pages)
  }
}

const mend =
  'Shoppers get something else than was accepted: mend the page or the story or, where the two cannot be equal, say why ' +
  'in the story (parameters.served.differs)'

/** What is wrong with a story, a line each: it differs and does not say so, or says so and does not differ. */
async function complaintsAbout(story: PageStory): Promise<readonly string[]> {
  const found = await differencesOf(story)
  const { differs } = story.parameters.served ?? {}
  if (differs === undefined) return found.length === 0 ? [] : [mend, ...found]
  return found.length > 0 ? [] : [`It is served as accepted after all: take away what it says (${differs})`]
}

describe('[BEY-21] what is served looks like its story', () => {
  it.concurrent.each(stories.map(story => [story.id, story] as const))('%s', async (_id, story) => {
    expect(await complaintsAbout(story)).toEqual([])
  })
})
