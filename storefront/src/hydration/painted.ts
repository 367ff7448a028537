/**
 * Resolves once the browser has painted what changed before the call; at once in a page that nobody sees, which paints nothing. It is
 * printed into the page (`painted.toString()`), so it uses nothing outside of itself.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise(resolve => {
    // A frame's callbacks run before it is painted, and a message's after.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
