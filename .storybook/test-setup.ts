import { afterEach, beforeEach } from 'vitest'
import { holdStoryClock } from './story-clock.ts'

// All stories share a page: none may find what an earlier one stored or scrolled.
beforeEach(() => {
  holdStoryClock(true)
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

afterEach(() => holdStoryClock(false))
