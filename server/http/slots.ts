/** Too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/**
 * Runs at most `running` tasks at a time; up to `waiting` more wait their turn, and as many urgent ones, which go first.
 * @returns a function that runs a task in a free slot, rejecting with QueueFull when the queue is full
 */
export function createSlots(limits: { running: number; waiting: number }) {
  const ordinary: (() => void)[] = []
  const urgent: (() => void)[] = []
  let free = limits.running

  return async function inSlot<T>(task: () => Promise<T>, isUrgent = false): Promise<T> {
    const queue = isUrgent ? urgent : ordinary
    if (free > 0) {
      free -= 1
    } else {
      if (queue.length >= limits.waiting) throw new QueueFull('Too many tasks are waiting')
      // The finished task hands its slot over, so `free` stays as it is.
      await new Promise<void>(resolve => queue.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = urgent.shift() ?? ordinary.shift()
      if (next) next()
      else free += 1
    }
  }
}
