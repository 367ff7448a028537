import { afterEach } from 'vitest'
import { removeStoryClock } from './story-clock.ts'

// All that a story needs is in the preview, for Storybook as for the tests. This is the runner's own need.
afterEach(removeStoryClock)

/** What Storybook's runner puts into a test's context. */
interface StoryContext {
  readonly story?: { readonly reporting: { readonly reports: readonly unknown[] } }
}

// The runner leaves what axe found in the test only when it found nothing wrong; a review (BEY-20) asks for the rest.
afterEach(context => {
  const { story } = context as typeof context & StoryContext
  if (story) Object.assign(context.task.meta, { reports: story.reporting.reports })
})
