/** A day, or the day in India of an instant, as it is written there: 9 November 2026. */
export function writtenDate(date: string): string {
  return new Date(date).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
}
