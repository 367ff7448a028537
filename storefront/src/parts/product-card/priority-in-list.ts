/**
 * How soon the picture of the product at an index of a list is fetched: a phone shows the first two side by side, and a
 * third, below its screen, would keep them waiting. One is as large as the other, so the page waits for the first alone.
 */
export const priorityInList = (index: number): boolean | 'second' => index === 0 || (index === 1 && 'second')
