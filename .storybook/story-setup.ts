import type { StoryContext } from 'storybook/internal/csf'
import { quietPage, unrest } from './rest/at-rest.ts'
import { forgetCalls } from './rest/calls.ts'
import { holdStoryClock, runStoryClock } from './story-clock.ts'
import { renewStoryStorage } from './story-storage.ts'

/** The part of a story's context that says how it is shown. */
export type ShownStory = Pick<StoryContext, 'viewMode' | 'parameters' | 'abortSignal'>

/**
 * How long a story may take to come to rest, in milliseconds. After that its play starts nevertheless, and says what
 * is missing: with the toolbar's slow network a story comes late.
 */
const patienceMs = 8000

/**
 * Begins a story: the clock stands still at the beginning of the stories' day, nothing is kept from the story before,
 * and the page is at its top. On a docs page the stories share what there is.
 */
export async function beginStory({ viewMode }: ShownStory): Promise<void> {
  if (viewMode === 'docs') return
  holdStoryClock()
  renewStoryStorage()
  forgetCalls()
  window.scrollTo(0, 0)
}

/**
 * Resolves when the story is as it will stay until somebody does something: its effects have run, the mocks have
 * answered, fonts are there, and nothing moves any more.
 */
export async function comeToRest({ viewMode, parameters }: ShownStory): Promise<void> {
  if (viewMode === 'docs') return
  const endsAtMs = performance.now() + patienceMs
  await quietPage({ endsAtMs, findUnrest: () => unrest(parameters.api) })
}

/** Stories whose first drawing has come to rest. */
const drawn = new WeakSet<AbortSignal>()

/** As `comeToRest` when a story is drawn first: one that is drawn anew, as its controls change, is not waited for. */
export async function comeToRestOnce(story: ShownStory): Promise<void> {
  if (drawn.has(story.abortSignal)) return
  drawn.add(story.abortSignal)
  await comeToRest(story)
}

/** Ends what `beginStory` began, as far as somebody who goes on looking would miss it. */
export function endStory(): void {
  runStoryClock()
}
