/** "1,234 orders, 56 users, …" of the collections that hold something, the fullest first. */
export function recordsLine(records: Readonly<Record<string, number>>): string {
  const held = Object.entries(records).filter(([, count]) => count > 0)
  return held
    .toSorted(([, left], [, right]) => right - left)
    .map(([collection, count]) => `${count.toLocaleString('en-IN')} ${collection}`)
    .join(', ')
}

/** "3 hours", "2 days": in the largest unit of which there are two, rounded down. */
export function ageOf(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
