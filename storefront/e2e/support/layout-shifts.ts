import type { Page } from 'playwright'

declare global {
  interface Window {
    /** The page's layout shifts so far; times in milliseconds from its beginning. */
    shifts: () => { value: number; startTime: number }[]
  }
}

/** A layout shift that nobody sees: letters by some pixels on their line, as the font comes. */
export const lettersMove = 0.0005

/** Watches what moves by itself in every page that is opened from now on, from its first frame. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.shifts = () => {
      // A busy page is told late.
      entries.push(...observer.takeRecords())
      return entries.map(entry => ({
        value: Number('value' in entry && entry.value),
        startTime: entry.startTime,
      }))
    }
  })
}

/**
 * The sum of the page's layout shifts, as browsers count them.
 * @param since milliseconds from the page's beginning
 */
export async function layoutShift(page: Page, since = 0): Promise<number> {
  const shifts = await page.evaluate(() => window.shifts())
  return shifts.filter(({ startTime }) => startTime >= since).reduce((sum, { value }) => sum + value, 0)
}

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
