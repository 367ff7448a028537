import { channel } from 'node:diagnostics_channel'
import { performance } from 'node:perf_hooks'
import type { Thread } from './fair-queue.ts'

/** How long the thread is looked at to say how busy it is, in milliseconds: a few pages' time. */
const windowMs = 100
/** Over so much of its time, one more piece of work only makes the others later. */
const busyFrom = 0.9

/** Connections and requests that this process has taken, ever. */
let taken = 0
channel('net.server.socket').subscribe(() => (taken += 1))
channel('http.server.request.start').subscribe(() => (taken += 1))

/** The most turns of the event loop to take connections in: the system keeps as many until they are taken. */
const mostTurns = 512

/** The thread that serves everything, as Node's event loop shows it. */
export class MainThread implements Thread {
  #since = performance.eventLoopUtilization()
  #sinceMs = performance.now()
  #isBusy = false

  /** Of the last window. Costs next to nothing, and looks at the thread only when it is asked. */
  get isBusy(): boolean {
    const nowMs = performance.now()
    if (nowMs - this.#sinceMs >= windowMs) {
      const current = performance.eventLoopUtilization()
      this.#isBusy = performance.eventLoopUtilization(current, this.#since).utilization >= busyFrom
      this.#since = current
      this.#sinceMs = nowMs
    }
    return this.#isBusy
  }

  /**
   * A turn of the event loop takes one new connection (libuv since 1.46), however many there are. When each turn renders
   * a page, visitors wait outside for longer than it takes to serve them, and nobody sees that they do. Turns without
   * other work cost a fraction of a millisecond.
   */
  async takeIn(): Promise<void> {
    // Ends the turn that this one is in, which has looked at the connections already.
    await nextTurn()
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const before = taken
      await nextTurn()
      if (taken === before) return
    }
  }
}

function nextTurn(): Promise<void> {
  return new Promise(resolve => {
    setImmediate(resolve)
  })
}
