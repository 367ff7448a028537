import { ApiError } from '../api/api-error.ts'

/** Whether a call of the administration was refused because somebody else had changed the record. */
export const isStale = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'stale_version'
