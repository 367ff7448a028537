/** How many frames may load at a time: each is a Storybook preview of its own, and the page has to stay responsive. */
const atOnce = 2

let loading = 0
const waiting = new Set<() => void>()

function startNext(): void {
  for (const start of waiting) {
    if (loading >= atOnce) return
    waiting.delete(start)
    loading += 1
    start()
  }
}

export interface Turn {
  /** The frame has loaded, or is not wanted any more. More than once does no harm. */
  readonly end: () => void
}

/** Calls `start` when it is this frame's turn to load. */
export function waitForTurn(start: () => void): Turn {
  let hasStarted = false
  let hasEnded = false
  const begin = () => {
    hasStarted = true
    start()
  }
  waiting.add(begin)
  startNext()
  return {
    end: () => {
      if (hasEnded) return
      hasEnded = true
      waiting.delete(begin)
      if (hasStarted) loading -= 1
      startNext()
    },
  }
}
