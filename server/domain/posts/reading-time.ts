/** Words that a grown-up reads silently in a minute, on the slow side (Brysbaert 2019: 238 on average). */
const wordsPerMinute = 200

/** Marks of markdown that stand alone are no words. */
const isWord = (part: string) => /[\p{Letter}\p{Number}]/u.test(part)

/** Whole minutes that reading a post takes, 1 at least. @param markdown its text */
export function readingMinutes(description: string, markdown: string): number {
  const words = `${description} ${markdown}`.split(/\s+/).filter(isWord).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
