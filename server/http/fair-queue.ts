/** How work is let in: a few pieces run, some wait, the rest is refused. Times are in milliseconds. */
export interface QueueLimits {
  /** Pieces of work that run at a time. */
  readonly running: number
  /** Pieces of work that wait, of all addresses together. */
  readonly waiting: number
  /** How long one may wait while the queue still empties now and then. */
  readonly patienceMs: number
  /** A queue that was never empty for this long is more than a burst: the shop is overloaded. */
  readonly overloadAfterMs: number
  /** How long one may wait then. */
  readonly overloadPatienceMs: number
}

/** The work waited too long or was pushed out by others: it was not begun. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

interface Entry {
  readonly address: string
  readonly since: number
  readonly timer: NodeJS.Timeout
  readonly start: () => void
  readonly refuse: () => void
}

/**
 * A bounded queue that shares the slots fairly between network addresses and stays useful under overload.
 *
 * Addresses take turns, and when the queue is full, the address with the most waiting gives one up: a single client
 * cannot keep the others out. While the queue never empties, newcomers and the newest of an address go first and
 * nobody waits long. Serving the oldest first would then spend all work on people who have given up already.
 * (Turns as in fq_codel, RFC 8290; order and patience as in Ben Maurer, "Fail at Scale", ACM Queue 2015.)
 */
export class FairQueue {
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  /** Who waits, in the order of their turns. Each has at least one entry, the oldest first. */
  #turns: Entry[][] = []
  readonly #byAddress = new Map<string, Entry[]>()
  #lastEmptyAt = performance.now()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * Resolves when the work may begin, with a function to call when it has ended.
   * @param gone aborts when whoever asked is no longer there
   * @throws Overloaded
   */
  async enter(address: string, gone: AbortSignal): Promise<() => void> {
    if (this.#running < this.#limits.running) this.#running += 1
    else await this.#wait(address, gone)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#handOver()
    }
  }

  #wait(address: string, gone: AbortSignal): Promise<void> {
    if (this.#waiting === 0) this.#lastEmptyAt = performance.now()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(entry)
        entry.refuse()
      }
      const settle = (end: () => void) => () => {
        clearTimeout(entry.timer)
        gone.removeEventListener('abort', leave)
        end()
      }
      const entry: Entry = {
        address,
        since: performance.now(),
        timer: setTimeout(leave, this.#patienceMs),
        start: settle(resolve),
        refuse: settle(() => reject(new Overloaded('The work waited too long'))),
      }
      gone.addEventListener('abort', leave)
      this.#add(entry)
      if (this.#waiting > this.#limits.waiting) this.#pushOut()
    })
  }

  get #isOverloaded(): boolean {
    return this.#waiting > 0 && performance.now() - this.#lastEmptyAt >= this.#limits.overloadAfterMs
  }

  get #patienceMs(): number {
    return this.#isOverloaded ? this.#limits.overloadPatienceMs : this.#limits.patienceMs
  }

  #add(entry: Entry): void {
    this.#waiting += 1
    const entries = this.#byAddress.get(entry.address)
    if (entries) {
      entries.push(entry)
      return
    }
    const newcomer = [entry]
    this.#byAddress.set(entry.address, newcomer)
    if (this.#isOverloaded) this.#turns.unshift(newcomer)
    else this.#turns.push(newcomer)
  }

  #remove(entry: Entry): void {
    const entries = this.#byAddress.get(entry.address)
    const index = entries?.indexOf(entry) ?? -1
    if (!entries || index === -1) return
    entries.splice(index, 1)
    this.#waiting -= 1
    if (entries.length > 0) return
    this.#byAddress.delete(entry.address)
    this.#turns.splice(this.#turns.indexOf(entries), 1)
  }

  /** Refuses the oldest of the address that has the most waiting; of those with equally many, the last in turn. */
  #pushOut(): void {
    const longest = this.#turns.reduce((most, entries) => (entries.length >= most.length ? entries : most))
    const [oldest] = longest
    if (!oldest) return
    this.#remove(oldest)
    oldest.refuse()
  }

  /** Gives the slot of work that ended to whoever is next and has not waited too long, or frees it. */
  #handOver(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      if (performance.now() - next.since <= this.#patienceMs) {
        next.start()
        return
      }
      next.refuse()
    }
    this.#running -= 1
  }

  #takeNext(): Entry | undefined {
    const [entries] = this.#turns
    const entry = this.#isOverloaded ? entries?.at(-1) : entries?.[0]
    if (!entries || !entry) return undefined
    this.#remove(entry)
    if (entries.length > 0) {
      this.#turns.shift()
      this.#turns.push(entries)
    }
    return entry
  }
}
