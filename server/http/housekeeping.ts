import { createHousekeeping, StoreUnavailable, type Dependencies } from '../domain/index.ts'

/** What has run out is found by an index, so looking often costs nothing. */
const intervalMs = 60 * 1000

/**
 * Removes expired sessions, quotes and the like once a minute. A failure is logged and tried again a minute later.
 * @returns a function that ends it and resolves when the store is at rest; the next start goes on where it was
 */
export function startHousekeeping(dependencies: Dependencies): () => Promise<void> {
  const { log } = dependencies
  const housekeeping = createHousekeeping(dependencies)
  const ending = new AbortController()
  let run: Promise<void> | undefined

  async function tidy() {
    try {
      const removed = await housekeeping.run(ending.signal)
      if (removed > 0) log.info({ removed }, 'Removed what has expired')
    } catch (error) {
      if (error instanceof StoreUnavailable && ending.signal.aborted) return
      log.error({ err: error }, 'Could not remove what has expired')
    }
  }

  const timer = setInterval(() => {
    run ??= tidy().finally(() => {
      run = undefined
    })
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    ending.abort()
    await run
  }
}
