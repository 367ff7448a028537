import type { ApiError } from '../api/api-error.ts'

/**
 * What a shopper tells support about a failure, and what stands beside it in the console: the id under which the server's
 * log has it, where the API answered with one, else a short new one, "7f3a09c2".
 */
export function incidentOf(error: unknown): string {
  const requestId = (error as Partial<ApiError> | null | undefined)?.headers?.get('X-Request-Id')
  if (requestId) return requestId
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value.toString(16).padStart(8, '0')
}
