/** A page in the background paints nothing. */
const mostMs = 100

/** Resolves once the browser has painted what changed before the call, and after 0.1 s at the latest. */
export function painted(): Promise<void> {
  return new Promise(resolve => {
    // A frame's callbacks run before it is painted, and a message's after.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, mostMs)
  })
}
