/** What is kept knows how large it is. */
export interface Sized {
  /** In memory; it may change while it is kept. */
  readonly bytes: number
}

/** The part of the room that pages have which were asked for again: a crawl of the whole shop pushes none of them out. */
const wantedShare = 0.75

/** Pages by key within a bounded number of bytes. Of those that were asked for once, the oldest goes first. */
export class PageCache<P extends Sized> {
  readonly #maximumBytes: number
  /** Oldest use first. */
  readonly #once = new Map<string, P>()
  readonly #wanted = new Map<string, P>()

  /** @param maximumBytes of all pages together */
  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes
  }

  /** Bytes of all that is kept. */
  get bytes(): number {
    return bytesOf(this.#once) + bytesOf(this.#wanted)
  }

  get size(): number {
    return this.#once.size + this.#wanted.size
  }

  has(key: string): boolean {
    return this.#once.has(key) || this.#wanted.has(key)
  }

  /** A page that is asked for. */
  get(key: string): P | undefined {
    const page = this.#wanted.get(key) ?? this.#once.get(key)
    if (page === undefined) return undefined
    this.#once.delete(key)
    this.#wanted.delete(key)
    this.#wanted.set(key, page)
    return page
  }

  /** Keeps a page in the place of the one before, and lets go of others where there is no room. */
  set(key: string, page: P): void {
    if (this.#wanted.has(key)) this.#wanted.set(key, page)
    else this.#once.set(key, page)
    this.trim()
  }

  /** Lets go of what there is no room for: after a page has grown. */
  trim(): void {
    dropOldest(this.#wanted, this.#maximumBytes * wantedShare)
    dropOldest(this.#once, this.#maximumBytes - bytesOf(this.#wanted))
  }
}

function bytesOf(pages: ReadonlyMap<string, Sized>): number {
  let sum = 0
  for (const { bytes } of pages.values()) sum += bytes
  return sum
}

function dropOldest(pages: Map<string, Sized>, maximumBytes: number): void {
  let bytes = bytesOf(pages)
  for (const [key, page] of pages) {
    if (bytes <= maximumBytes) return
    pages.delete(key)
    bytes -= page.bytes
  }
}
