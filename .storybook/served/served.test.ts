import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import type { Difference } from './compare-with-accepted.ts'
import { findPageStories, type PageStory } from './page-stories.ts'
import { ServedPages } from './served-page.ts'

const code = inject('servedPageCode')
/** Parts of paths, a line each, that narrow the run to the stories of such files. */
const paths = (process.env.SERVED_PATHS ?? '').split('\n').filter(path => path !== '')
const stories = findPageStories().filter(
  ({ file }) => paths.length === 0 || paths.some(path => file.includes(path)),
)

/** What changes of a page would be drawn into the picture before, and edges would depend on what came when. */
const paintsAllAnew = '--disable-partial-raster'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments, paintsAllAnew],
  })
})

/** Profiles that no test is using now. */
const idle: ServedPages[] = []

afterAll(async () => {
  await Promise.all(idle.map(pages => pages.close()))
  await browser.close()
})

async function differencesOf(story: PageStory): Promise<readonly Difference[]> {
  const pages = idle.pop() ?? (await ServedPages.open(browser, code))
  try {
    return await pages.compare(story)
  } finally {
    idle.push(pages)
  }
}

const mend =
  'Shoppers get something else than was accepted: mend the page or the story or, where the two cannot be equal, say why ' +
  'in the story (parameters.served)'

/** What is wrong with a story, a line each: it differs and does not say so, or says so and does not differ. */
function complaintsAbout({ parameters }: PageStory, differences: readonly Difference[]): readonly string[] {
  const { differs, pixels: allowed = 0 } = parameters.served ?? {}
  const found = differences.filter(({ pixels }) => pixels > allowed).map(({ message }) => message)
  if (found.length > 0) return [mend, ...found]
  if (differs === undefined || differences.length > 0) return []
  return [`It is served as accepted after all: take away what it says (${differs})`]
}

describe('[BEY-21] what is served looks like its story', () => {
  it.concurrent.each(stories.map(story => [story.id, story] as const))('%s', async (_id, story) => {
    expect(complaintsAbout(story, await differencesOf(story))).toEqual([])
  })
})
