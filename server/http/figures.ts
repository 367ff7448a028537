import { countEarlierOrders, StoreUnavailable, type Dependencies } from '../domain/index.ts'
import type { Duty } from './duty.ts'

const tallyEveryMs = 10_000

/**
 * Writes what each process counted of visits and the like, every ten seconds: each has its own.
 * @returns a function that writes the last of it and ends
 */
export function startTally(dependencies: Dependencies): () => Promise<void> {
  const { tally, log } = dependencies
  const flush = async () => {
    try {
      await tally?.flush(dependencies)
    } catch (error) {
      // A store that is away is told of elsewhere; what was counted is lost with it.
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'Could not write what was counted')
    }
  }
  const timer = setInterval(() => void flush(), tallyEveryMs)
  return async () => {
    clearInterval(timer)
    await flush()
  }
}

/** Counts the orders from before the shop kept figures, once; later runs find it done. */
export function figuresDuty({ store, log }: Dependencies): Duty {
  return {
    everyMs: 60 * 60_000,
    atOnce: true,
    failure: 'Could not count the earlier orders',
    run: () => countEarlierOrders(store, log),
  }
}
