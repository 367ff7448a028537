import { removeExpired, type Dependencies } from '../domain/index.ts'

const intervalMs = 60 * 60 * 1000
/** After a start there is other work to do first. */
const firstDelayMs = 60 * 1000

/**
 * Removes expired sessions, quotes and the like every hour. A failure is logged and tried again an hour later.
 * @returns a function that ends it
 */
export function startHousekeeping(dependencies: Dependencies): () => void {
  const { log } = dependencies
  const tidy = () => {
    removeExpired(dependencies).then(
      removed => log.info({ removed }, 'Removed what has expired'),
      (error: unknown) => log.error({ err: error }, 'Could not remove what has expired'),
    )
  }
  const first = setTimeout(tidy, firstDelayMs)
  const hourly = setInterval(tidy, intervalMs)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
