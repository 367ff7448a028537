import type { ProductIndex } from '@shruti/server/search'

/** A task this long holds up no key on a mid-range phone, in milliseconds. */
const sliceMs = 8

const mostCalls = 100

export interface ReadingOptions {
  /** Milliseconds of any clock. */
  readonly now?: () => number
  /** Lets the browser take in what was typed meanwhile. */
  readonly pause?: () => Promise<void>
  /** Ends the reading, for the products have changed. */
  readonly signal: AbortSignal
}

const untilTheNextTask = () => new Promise<void>(resolve => setTimeout(resolve))

/**
 * Reads products into an index in slices: all at once they would hold up a slow phone for a fifth of a second, between two
 * keys of a search [SRCH-1].
 * @returns whether all were read
 */
export async function readIntoIndex<P>(
  index: ProductIndex<P>,
  products: readonly P[],
  { now = () => performance.now(), pause = untilTheNextTask, signal }: ReadingOptions,
): Promise<boolean> {
  // The index looks through all it has at each call.
  const atOnce = Math.ceil(products.length / mostCalls)
  let sliceEndsAt = now() + sliceMs
  for (let count = 0; count < products.length; count += atOnce) {
    if (now() >= sliceEndsAt) {
      await pause()
      if (signal.aborted) return false
      sliceEndsAt = now() + sliceMs
    }
    index.update(products.slice(0, count + atOnce))
  }
  return true
}
