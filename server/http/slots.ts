/** Too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export interface Slots {
  /** Runs a task in a free slot; urgent ones go first. @throws QueueFull when too many of its kind wait already */
  readonly run: <T>(task: () => Promise<T>, isUrgent?: boolean) => Promise<T>
  readonly running: number
  readonly waiting: number
}

/**
 * Runs at most `running` tasks at a time; up to `waiting` more wait their turn, and as many urgent ones, which go first.
 */
export function createSlots(limits: { running: number; waiting: number }): Slots {
  const ordinary: (() => void)[] = []
  const urgent: (() => void)[] = []
  let free = limits.running

  return {
    async run(task, isUrgent = false) {
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
    },
    get running() {
      return limits.running - free
    },
    get waiting() {
      return ordinary.length + urgent.length
    },
  }
}
