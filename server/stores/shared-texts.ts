/** Shorter texts are one already, wherever they stand: V8 sees to it when it parses JSON. */
const shortest = 11
/** Longer ones are hardly ever the same. */
const longest = 200
/** Two generations of so many: what comes again stays, what came once goes. Some 2 MB while a store is read. */
const generationSize = 8192

/**
 * Makes equal texts of parsed records one text. Names of products, addresses of pictures, towns and states stand in thousands of
 * records, and JSON.parse makes a text of its own for each.
 */
export class SharedTexts {
  #recent = new Map<string, string>()
  #earlier = new Map<string, string>()

  /** The same text, as it was first met. */
  of(text: string): string {
    if (text.length < shortest || text.length > longest || isInstant(text)) return text
    const recent = this.#recent.get(text)
    if (recent !== undefined) return recent
    const met = this.#earlier.get(text) ?? text
    if (this.#recent.size === generationSize) {
      this.#earlier = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(met, met)
    return met
  }
}

/** "2026-11-20T06:00:00.000Z": each is another, so that it would only push others out. */
function isInstant(text: string): boolean {
  return text.length === 24 && text.endsWith('Z') && text[10] === 'T'
}
