/** Shorter texts are one already, wherever they stand: V8 sees to it when it parses JSON. */
const shortestText = 11
/** Longer ones are hardly ever the same. */
const longestText = 200
/** Characters of a part's JSON. */
const longestPart = 600
/** Two generations of so many: what comes again stays, what came once goes. Some 8 MB in all while a store is read. */
const generationSize = 8192

/** What was met lately, by its text. */
class Recent<T> {
  #recent = new Map<string, T>()
  #earlier = new Map<string, T>()

  /** What was first met under the text: `value`, if nothing was. */
  of(text: string, value: T): T {
    const recent = this.#recent.get(text)
    if (recent !== undefined) return recent
    const met = this.#earlier.get(text) ?? value
    if (this.#recent.size === generationSize) {
      this.#earlier = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(text, met)
    return met
  }
}

/**
 * Makes equal parts of parsed records one: names of products, addresses of pictures, towns; and whole lines of orders, amounts of
 * tax and addresses of delivery. They stand in thousands of records, and JSON.parse makes each of them anew.
 */
export class SharedParts {
  readonly #texts = new Recent<string>()
  readonly #parts = new Recent<object>()
  /** Moments of the record at hand: an order is as old as its first step. */
  #moments: string[] = []
  /** How many of the values met so far no other record will have. */
  #unlike = 0

  /** Freezes a record that JSON.parse has just made, in place, and gives it the parts of those before it. */
  freeze<T extends object>(record: T): T {
    this.#moments = []
    for (const key in record) {
      const value = record[key]
      if (typeof value === 'string' || typeof value === 'object')
        record[key] = this.#one(value) as (typeof record)[typeof key]
    }
    return Object.freeze(record)
  }

  #one(value: unknown): unknown {
    if (typeof value === 'string') return this.#textOf(value)
    return typeof value === 'object' && value !== null
      ? this.#partOf(value as Record<string, unknown>)
      : value
  }

  #textOf(text: string): string {
    if (text.length < shortestText) return text
    if (isMoment(text)) {
      this.#unlike += 1
      const met = this.#moments.find(moment => moment === text)
      if (met === undefined) this.#moments.push(text)
      return met ?? text
    }
    if (text.length <= longestText) return this.#texts.of(text, text)
    this.#unlike += 1
    return text
  }

  #partOf(part: Record<string, unknown>): object {
    const before = this.#unlike
    for (const key in part) {
      const value = part[key]
      // A number is what it is; to write each of them takes longer than to look.
      if (typeof value === 'string' || typeof value === 'object') part[key] = this.#one(value)
    }
    if (this.#unlike === before) {
      const text = JSON.stringify(part)
      if (text.length <= longestPart) {
        const met = this.#parts.of(text, part)
        if (met !== part) return met
      } else this.#unlike += 1
    }
    return Object.freeze(part)
  }
}

/** "2026-11-20T06:00:00.000Z": each is another, so that it would only push others out. */
function isMoment(text: string): boolean {
  return text.length === 24 && text.endsWith('Z') && text[10] === 'T'
}
