import { framePadding } from '../frame.ts'

/** CSS pixels; what is below is not compared, so that a long text page does not weigh megabytes. */
const tallest = 1800

/** The lowest edge of anything that is drawn: overlays hang outside the story's own box. */
export function contentHeight(): number {
  let lowest = 0
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) lowest = Math.max(lowest, bottom + window.scrollY)
  }
  return Math.min(Math.ceil(lowest) + framePadding, tallest)
}
