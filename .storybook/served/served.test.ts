import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import type { Difference } from './compare-with-accepted.ts'
import { findPageStories, type PageStory } from './page-stories.ts'
import { ServedPages, Stalled } from './served-page.ts'

const code = inject('servedPageCode')
/** Parts of paths, a line each, that narrow the run to the stories of such files. */
const paths = (process.env.SERVED_PATHS ?? '').split('\n').filter(path => path !== '')
const stories = findPageStories().filter(
  ({ file }) => paths.length === 0 || paths.some(path => file.includes(path)),
)

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumArguments,
  })
})

/** Profiles that no test is using now. */
const idle: ServedPages[] = []

afterAll(async () => {
  await Promise.all(idle.map(pages => pages.close()))
  await browser.close()
})

async function compareOnce(story: PageStory): Promise<readonly Difference[]> {
  const pages = idle.pop() ?? (await ServedPages.open(browser, code))
  try {
    const differences = await pages.compare(story)
    idle.push(pages)
    return differences
  } catch (error) {
    // What is wrong with it is not to be the next story's.
    await pages.close()
    throw error
  }
}

/**
 * A browser that does not answer any more is asked once again, in a new profile, and the log says so: what a page does
 * wrong, it does there as well.
 */
async function differencesOf(story: PageStory): Promise<readonly Difference[]> {
  try {
    return await compareOnce(story)
  } catch (error) {
    if (!(error instanceof Stalled)) throw error
    console.warn(`${story.id}: ${error.message}; tried again`)
    return compareOnce(story)
  }
}

const mend =
  'Shoppers get something else than was accepted: mend the page or the story or, where the two cannot be equal, say why ' +
  'in the story (parameters.served)'

/** What is wrong with a story, a line each. */
function complaintsAbout({ parameters }: PageStory, differences: readonly Difference[]): readonly string[] {
  const allowed = parameters.served?.pixels ?? 0
  const found = differences.filter(({ pixels }) => pixels > allowed).map(({ message }) => message)
  return found.length > 0 ? [mend, ...found] : []
}

describe('[BEY-21] what is served looks like its story', () => {
  it.concurrent.for(stories)('$id', async (story, { task }) => {
    task.meta.storyFile = story.file
    expect(complaintsAbout(story, await differencesOf(story))).toEqual([])
  })
})
