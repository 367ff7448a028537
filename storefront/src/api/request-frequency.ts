const windowMs = 60_000
const limit = 10

/**
 * Counts requests by path, the query string left out. More than 10 within 60 s only logs a warning; nothing is
 * ever held back [CLI-1].
 * @returns a function to call once for each request
 */
export function watchRequestFrequency(
  warn: (message: string) => void,
  nowMs: () => number,
): (url: string) => void {
  const timesByPath = new Map<string, number[]>()
  return url => {
    const path = url.split('?', 1)[0] ?? url
    const now = nowMs()
    const times = (timesByPath.get(path) ?? []).filter(time => now - time < windowMs)
    times.push(now)
    timesByPath.set(path, times)
    if (times.length > limit) warn(`${times.length} requests to ${path} within 60 seconds`)
  }
}
