import { afterEach } from 'vitest'
import { removeStoryClock } from './story-clock.ts'

// All that a story needs is in the preview, for Storybook as for the tests. This is the runner's own need.
afterEach(removeStoryClock)
