import { PartedMap } from './parted-map.ts'

/** A set with more ids than this is kept in parts, which a small one would pay for with memory. */
const smallUpTo = 1024

/**
 * Ids by value. A value that one record holds keeps the bare id and only a shared one a set: most values of a
 * unique index would otherwise carry a set of one.
 */
export class EqualIndex {
  readonly #ids = new PartedMap<string | Set<string> | PartedMap<true>>()

  /** Makes room for the values of so many records. */
  reserve(count: number): void {
    this.#ids.reserve(count)
  }

  add(value: string, id: string): void {
    const held = this.#ids.get(value)
    if (held === undefined) this.#ids.set(value, id)
    else if (held instanceof PartedMap) held.set(id, true)
    else if (typeof held !== 'string') this.#addTo(value, held, id)
    else if (held !== id) this.#ids.set(value, new Set([held, id]))
  }

  #addTo(value: string, held: Set<string>, id: string): void {
    held.add(id)
    if (held.size <= smallUpTo) return
    const many = new PartedMap<true>()
    for (const each of held) many.set(each, true)
    this.#ids.set(value, many)
  }

  remove(value: string, id: string): void {
    const held = this.#ids.get(value)
    if (held === id) this.#ids.delete(value)
    if (held === undefined || typeof held === 'string') return
    held.delete(id)
    if (held.size === 0) this.#ids.delete(value)
  }

  has(value: string, id: string): boolean {
    const held = this.#ids.get(value)
    return typeof held === 'string' ? held === id : held !== undefined && held.has(id)
  }

  /** How many records hold the value. */
  count(value: string): number {
    const held = this.#ids.get(value)
    if (held === undefined) return 0
    return typeof held === 'string' ? 1 : held.size
  }

  /** The ids of the records that hold the value, in no particular order. */
  ids(value: string): Iterable<string> {
    const held = this.#ids.get(value)
    if (held === undefined) return []
    return typeof held === 'string' ? [held] : held.keys()
  }
}
