/** How many letters two words differ by: changed, missing, added, or two beside each other swapped. */
export function distance(left: string, right: string): number {
  let before: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = current
  }
  return above[right.length] ?? 0
}

/** Letters that a word of this length may be wrong by and still be recognised. */
const tolerated = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The word that was meant, or undefined where none is near enough. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let best: { word: string; distance: number } | undefined
  for (const candidate of known) {
    const most = Math.min(tolerated(word), tolerated(candidate))
    if (most === 0 || Math.abs(candidate.length - word.length) > most) continue
    const far = distance(word, candidate)
    if (far <= most && (!best || far < best.distance)) best = { word: candidate, distance: far }
  }
  return best?.word
}
