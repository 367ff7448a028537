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

/** The lowest edge of what shows of an element and of all that is in it, above the given one. */
function lowestShown(element: Element, limit: number): number {
  const { bottom, width, height } = element.getBoundingClientRect()
  const { position, overflowY } = getComputedStyle(element)
  const ownLimit = position === 'fixed' ? Infinity : limit
  const own = width > 0 && height > 0 ? Math.min(bottom, ownLimit) : 0
  const innerLimit = overflowY === 'visible' ? ownLimit : Math.min(bottom, ownLimit)
  return Math.max(own, ...[...element.children].map(child => lowestShown(child, innerLimit)))
}

/**
 * As `contentHeight`, without what a part that scrolls has out of sight: a frame that grew by it would grow away from what
 * is fixed to its lower edge.
 */
export function shownHeight(): number {
  const lowest = Math.max(0, ...[...document.body.children].map(child => lowestShown(child, Infinity)))
  return Math.min(Math.ceil(lowest + window.scrollY) + framePadding, tallest)
}
