import { clearLine, cursorTo } from 'node:readline'

/**
 * Says on the standard error what is being done: on a terminal in one line that is written over, elsewhere in a line
 * for each step and for each tenth of it.
 */
export class Progress {
  readonly #startedAt = performance.now()
  readonly #steps: number
  #step = 0
  #what = ''
  #tenth = 0

  /** @param steps how many there will be */
  constructor(steps: number) {
    this.#steps = steps
  }

  /** The next step has begun. */
  step(what: string): void {
    this.#leaveLine()
    this.#step += 1
    this.#what = what
    this.#tenth = 0
    this.#write('')
  }

  /** So many are done of the step's parts. */
  count(done: number, all: number): void {
    const tenth = Math.floor((done / all) * 10)
    if (!process.stderr.isTTY && tenth === this.#tenth) return
    this.#tenth = tenth
    this.#write(`: ${done} of ${all}`)
  }

  end(said: string): void {
    this.#leaveLine()
    process.stderr.write(`${said} (${this.#seconds()})\n`)
  }

  #seconds() {
    return `${Math.round((performance.now() - this.#startedAt) / 1000)} s`
  }

  #write(rest: string) {
    const line = `[${this.#step}/${this.#steps}] ${this.#what}${rest} (${this.#seconds()})`
    if (!process.stderr.isTTY) {
      process.stderr.write(`${line}\n`)
      return
    }
    cursorTo(process.stderr, 0)
    process.stderr.write(line.slice(0, process.stderr.columns - 1))
    clearLine(process.stderr, 1)
  }

  #leaveLine() {
    if (process.stderr.isTTY && this.#step > 0) process.stderr.write('\n')
  }
}
