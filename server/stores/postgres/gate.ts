/**
 * Lets transactions run beside each other until one loses to another. That one is tried again alone, within this
 * process: where many want the same record, they take turns then, instead of failing each other.
 */
export class Gate {
  #running = 0
  /** The last of those that want to be alone. */
  #alone: Promise<void> = Promise.resolve()
  #waiting = 0
  #whenIdle: Array<() => void> = []

  /** Runs beside others, and not beside one that is alone. */
  async beside<T>(work: () => Promise<T>): Promise<T> {
    while (this.#waiting > 0) await this.#alone
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#whenIdle.splice(0).forEach(resume => resume())
    }
  }

  /** Runs when nothing else does; what comes later waits. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1
    const before = this.#alone
    let end = () => undefined as void
    this.#alone = new Promise(resolve => {
      end = resolve
    })
    await before
    try {
      if (this.#running > 0) await new Promise<void>(resolve => this.#whenIdle.push(resolve))
      return await work()
    } finally {
      this.#waiting -= 1
      end()
    }
  }
}
