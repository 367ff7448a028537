import { belowFirstScreens } from '../../hydration/below-first-screens.ts'

/** Of a page's own list, two to a row below its title: neither a phone's first screen nor a tablet's shows more. */
const inFirstScreen = 4

/**
 * What a card owes to its index in a list of which the page's first view shows the beginning: how soon its picture is fetched, and
 * whether the card itself may come later. A phone shows the first two side by side, and a third, below its screen, would keep them
 * waiting. One is as large as the other, so the page waits for the first alone.
 */
export function placeInList(index: number) {
  const priority: boolean | 'second' = index === 0 || (index === 1 && 'second')
  return { priority, ...(index >= inFirstScreen && belowFirstScreens) }
}
