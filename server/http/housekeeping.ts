import { createHousekeeping, type Dependencies } from '../domain/index.ts'
import type { Duty } from './duty.ts'

/** Removes expired sessions, quotes and the like once a minute: found by an index, looking often costs nothing. */
export function housekeepingDuty(dependencies: Dependencies): Duty {
  const housekeeping = createHousekeeping(dependencies)
  return {
    everyMs: 60_000,
    atOnce: false,
    failure: 'Could not remove what has expired',
    async run(signal) {
      const removed = await housekeeping.run(signal)
      if (removed > 0) dependencies.log.info({ removed }, 'Removed what has expired')
    },
  }
}
