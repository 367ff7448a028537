/** Under which the browser keeps the products that were looked at last: slugs apart by commas, the last one first. */
export const viewedKey = 'viewedProducts'
/** How many are shown at most: one more than a row, for a page leaves its own product out. */
const mostViewed = 5

/** Slugs, the last one first, each once; nothing where it is not what the shop wrote. */
export function viewedProducts(stored: string | null): string[] {
  const slugs = (stored ?? '').split(',').filter(slug => /^[a-z0-9-]{1,60}$/.test(slug))
  return [...new Set(slugs)].slice(0, mostViewed)
}
