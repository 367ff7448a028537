/** The day on which every story happens: 20 November 2026, 11:00 in India. The mocks' clock says the same. */
const storyNow = Date.parse('2026-11-20T05:30:00.000Z')

const RealDate = Date
const startedAt = performance.now()

const now = () => storyNow + Math.floor(performance.now() - startedAt)

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

/**
 * Sets the page's clock to the stories' day. It is set once and then runs on: whoever names things by the time, as
 * the test runner does, must never see an instant twice.
 */
export function installStoryClock(): void {
  if (globalThis.Date !== StoryDate) globalThis.Date = StoryDate as DateConstructor
}
