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

/** @param after what becomes of the profile: it is kept for another story, or closed */
async function compareIn(pages: ServedPages, story: PageStory, after: (pages: ServedPages) => unknown) {
  try {
    const differences = await pages.compare(story)
    await after(pages)
    return differences
  } catch (error) {
    // What is wrong with it is not to be the next story's.
    await pages.close()
    throw error
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

/**
 * What is wrong with a story. A browser that does not answer any more, or that shows a page otherwise, is asked once again, in a
 * new profile, and the log says so: what a page does wrong, it does there as well. A letter that stands on the border
 * between two places of its font may be drawn in either of them by chance.
 */
async function findComplaints(story: PageStory): Promise<readonly string[]> {
  const again = async (why: string) => {
    console.warn(`${story.id}: ${why}; tried again`)
    const pages = await ServedPages.open(browser, code)
    return complaintsAbout(story, await compareIn(pages, story, used => used.close()))
  }
  try {
    const pages = idle.pop() ?? (await ServedPages.open(browser, code))
    const differences = await compareIn(pages, story, used => idle.push(used))
    const complaints = complaintsAbout(story, differences)
    return complaints.length === 0 ? complaints : await again(complaints.slice(1).join(', '))
  } catch (error) {
    if (!(error instanceof Stalled)) throw error
    return again(error.message)
  }
}

describe('[BEY-21] what is served looks like its story', () => {
  it.concurrent.for(stories)('$id', async (story, { task }) => {
    task.meta.storyFile = story.file
    expect(await findComplaints(story)).toEqual([])
  })
})
