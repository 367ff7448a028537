/** The day on which every story happens: 20 November 2026, 11:00 in India. The mocks' clock says the same. */
const storyNow = Date.parse('2026-11-20T05:30:00.000Z')

const RealDate = Date
const startedAt = performance.now()
let isHeld = false

const now = () => (isHeld ? storyNow : storyNow + Math.floor(performance.now() - startedAt))

/** Date as the stories see it: it runs at the usual pace, from the stories' day on. */
class StoryDate extends RealDate {
  constructor(...parts: [] | [value: number | string | Date]) {
    if (parts.length === 0) super(now())
    else super(...(parts as [number]))
  }

  static override now(): number {
    return now()
  }
}

/** Sets the page's clock to the stories' day. */
export function installStoryClock(): void {
  if (globalThis.Date !== StoryDate) globalThis.Date = StoryDate as DateConstructor
}

/**
 * Stops the clock at the beginning of the stories' day, or lets it run: under test it stands still from the start of
 * a story to its end, so that nothing depends on how long a busy machine takes. Between stories it runs, because the
 * test runner names the files that it loads by the time.
 */
export function holdStoryClock(held: boolean): void {
  isHeld = held
}
