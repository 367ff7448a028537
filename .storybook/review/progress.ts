/** Where it is said: the standard error. */
export type ProgressOutput = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>

/** Milliseconds after which a line says that it still goes on, where lines are not written over. */
const silenceMs = 20_000

/**
 * Says on the standard error what is being done: on a terminal in one line that is written over each second, elsewhere in a
 * line for each step, for each tenth of it, and when nothing was said for 20 s.
 */
export class Progress {
  readonly #startedAt = performance.now()
  readonly #steps: number
  readonly #output: ProgressOutput
  readonly #pulse: NodeJS.Timeout
  #step = 0
  #what = ''
  #count = ''
  #tenth = 0
  #saidAt = 0

  /** @param steps how many there will be */
  constructor(steps: number, output: ProgressOutput = process.stderr) {
    this.#steps = steps
    this.#output = output
    this.#pulse = setInterval(() => this.#goOn(), 1000).unref()
  }

  /** The next step has begun. */
  step(what: string): void {
    this.#leaveLine()
    this.#step += 1
    this.part(what)
  }

  /** The step has come to another part of it, which is counted anew. */
  part(what: string): void {
    this.#what = what
    this.#count = ''
    this.#tenth = 0
    this.#write()
  }

  /** So many are done of the part. */
  count(done: number, all: number): void {
    const tenth = Math.floor((done / all) * 10)
    this.#count = `: ${done} of ${all}`
    if (!this.#output.isTTY && tenth === this.#tenth) return
    this.#tenth = tenth
    this.#write()
  }

  /** A line of its own, of what has become known within the step. */
  say(line: string): void {
    this.#leaveLine()
    this.#output.write(`      ${line}\n`)
  }

  /** Nothing more is said. */
  end(said?: string): void {
    clearInterval(this.#pulse)
    this.#leaveLine()
    if (said !== undefined) this.#output.write(`${said} (${this.#seconds()})\n`)
  }

  #goOn() {
    if (this.#step === 0) return
    if (this.#output.isTTY || performance.now() - this.#saidAt >= silenceMs) this.#write()
  }

  #seconds() {
    return `${Math.round((performance.now() - this.#startedAt) / 1000)} s`
  }

  #write() {
    this.#saidAt = performance.now()
    const line = `[${this.#step}/${this.#steps}] ${this.#what}${this.#count} (${this.#seconds()})`
    if (this.#output.isTTY) this.#output.write(`\r${line.slice(0, this.#output.columns - 1)}\u001B[K`)
    else this.#output.write(`${line}\n`)
  }

  #leaveLine() {
    if (this.#output.isTTY && this.#step > 0) this.#output.write('\n')
  }
}
