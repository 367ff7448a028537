import type { ApiError } from '../api/api-error.ts'

/**
 * What a failure is found again by, as it stands beside it in the console: the id under which the server's log has it,
 * where the API answered with one, else a short new one, "7f3a09c2".
 */
export function incidentOf(error: unknown): string {
  const requestId = (error as Partial<ApiError> | null | undefined)?.headers?.get('X-Request-Id')
  if (requestId) return requestId
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value.toString(16).padStart(8, '0')
}

/** So many characters tell one incident from the others, and can be read out on the telephone. */
const referenceLength = 8

/**
 * What the page prints of an incident: the end of its id, which is random in whatever form a proxy or we make ids. The
 * log has the whole.
 */
export const referenceOf = (incident: string): string => incident.slice(-referenceLength)
