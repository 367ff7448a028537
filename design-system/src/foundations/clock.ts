/** Time as a component sees it, so that a test or a story can turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `action` once, `delayMs` from now, unless the returned function is called before. */
  after(delayMs: number, action: () => void): () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}
