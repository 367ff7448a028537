import { availableParallelism } from 'node:os'

/**
 * How many test files, or pages of a browser, run at a time: one to each processor, which is one more than Vitest
 * itself would take, since each waits now and then; and two at least. More than four would only wait for each other.
 */
export const atOnce = Math.min(4, Math.max(2, availableParallelism()))
