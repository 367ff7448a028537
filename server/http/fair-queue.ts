/** How work is let in: a few pieces run, some wait, the rest is refused. Times are in milliseconds. */
export interface QueueLimits {
  /** Pieces of work that run at a time. */
  readonly running: number
  /**
   * Pieces of work that run at a time while the one thread has no time to spare: each that is begun then makes all of
   * them later, those that wait for the disk or for others as well. Those that run already go on.
   */
  readonly runningWhenBusy: number
  /** Pieces of work that wait, of all addresses together. */
  readonly waiting: number
  /** How long one may wait while the queue still empties now and then. */
  readonly patienceMs: number
  /** A queue that was never empty for this long is more than a burst: the shop is overloaded. */
  readonly overloadAfterMs: number
  /** How long one may wait then. */
  readonly overloadPatienceMs: number
}

/** Gives the place of work back; more than once is no harm. */
export type Leave = () => void

/** The one thread on which everything runs. */
export interface Thread {
  /** Whether it has no time to spare. */
  readonly isBusy: boolean
  /** Resolves when what has reached this machine meanwhile has been taken in. */
  takeIn(): Promise<void>
}

const idleThread: Thread = { isBusy: false, takeIn: () => Promise.resolve() }

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
  readonly #thread: Thread
  #isTakingIn = false
  #running = 0
  #waiting = 0
  /** Who waits, in the order of their turns. Each has at least one entry, the oldest first. */
  #turns: Entry[][] = []
  readonly #byAddress = new Map<string, Entry[]>()
  #lastEmptyAt = performance.now()

  constructor(limits: QueueLimits, thread = idleThread) {
    this.#limits = limits
    this.#thread = thread
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * Resolves when the work may begin, with a function to call when it has ended; with undefined when it waited too long
   * or was pushed out by others, and must not begin.
   * @param whenGone given what to call when whoever asked is no longer there
   */
  enter(address: string, whenGone: (giveUp: () => void) => void): Promise<Leave | undefined> {
    if (this.#waiting === 0) this.#lastEmptyAt = performance.now()
    return new Promise(resolve => {
      const settle = (outcome: Leave | undefined) => {
        clearTimeout(entry.timer)
        resolve(outcome)
      }
      const giveUp = () => {
        if (this.#remove(entry)) entry.refuse()
      }
      const entry: Entry = {
        address,
        since: performance.now(),
        timer: setTimeout(giveUp, this.#patienceMs),
        start: () => settle(this.#begin()),
        refuse: () => settle(undefined),
      }
      whenGone(giveUp)
      this.#add(entry)
      this.#letIn()
    })
  }

  #begin(): Leave {
    this.#running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#running -= 1
      this.#letIn()
    }
  }

  get #hasRoom(): boolean {
    const { running, runningWhenBusy } = this.#limits
    return this.#running < (this.#thread.isBusy ? Math.min(running, runningWhenBusy) : running)
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

  /** @returns whether it was there */
  #remove(entry: Entry): boolean {
    const entries = this.#byAddress.get(entry.address)
    const index = entries?.indexOf(entry) ?? -1
    if (!entries || index === -1) return false
    entries.splice(index, 1)
    this.#waiting -= 1
    if (entries.length === 0) {
      this.#byAddress.delete(entry.address)
      this.#turns.splice(this.#turns.indexOf(entries), 1)
    }
    return true
  }

  /** Refuses the oldest of the address that has the most waiting; of those with equally many, the last in turn. */
  #pushOut(): void {
    const longest = this.#turns.reduce((most, entries) => (entries.length >= most.length ? entries : most))
    const [oldest] = longest
    if (!oldest) return
    this.#remove(oldest)
    oldest.refuse()
  }

  /** While the thread is busy, who came meanwhile takes part in what is next, and is not kept outside unseen. */
  #letIn(): void {
    if (!this.#thread.isBusy) this.#fill()
    else if (!this.#isTakingIn) void this.#fillLater()
  }

  async #fillLater(): Promise<void> {
    this.#isTakingIn = true
    await this.#thread.takeIn()
    this.#isTakingIn = false
    this.#fill()
  }

  /** Begins with whoever is next and has not waited too long, while there is room, and refuses whom the queue does not hold. */
  #fill(): void {
    while (this.#hasRoom) {
      const next = this.#takeNext()
      if (!next) break
      if (performance.now() - next.since > this.#patienceMs) next.refuse()
      else next.start()
    }
    while (this.#waiting > this.#limits.waiting) this.#pushOut()
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
