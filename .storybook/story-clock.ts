/** The day on which every story happens: 20 November 2026, 11:00 in India. The mocks' clock says the same. */
const storyNow = Date.parse('2026-11-20T05:30:00.000Z')

const RealDate = Date
/** When the clock began to run, by `performance.now()`; null while it is held. */
let runsSinceMs: number | null = performance.now()

const now = () => storyNow + (runsSinceMs === null ? 0 : Math.floor(performance.now() - runsSinceMs))

/** Date as the stories see it. */
class StoryDate extends RealDate {
  constructor(...parts: [] | [value: number | string | Date]) {
    if (parts.length === 0) super(now())
    else super(...(parts as [number]))
  }

  static override now(): number {
    return now()
  }
}

/**
 * Sets the page's clock to the stories' day and stops it: from the start of a story to the end of its play nothing
 * depends on how long a busy machine takes.
 */
export function holdStoryClock(): void {
  globalThis.Date = StoryDate as DateConstructor
  runsSinceMs = null
}

/** Lets the clock run on from where it was held, so that who looks at a story sees its counts run down. */
export function runStoryClock(): void {
  globalThis.Date = StoryDate as DateConstructor
  runsSinceMs ??= performance.now()
}

/** Puts the browser's own clock back: between stories the test runner names the files that it loads by the time. */
export function removeStoryClock(): void {
  globalThis.Date = RealDate
}
