import type { Request } from 'express'
import {
  recordSecurityEvent,
  type Dependencies,
  type SecurityEventDetails,
  type SecurityEventType,
} from '../../domain/index.ts'
import type { Metrics } from './metrics.ts'

/** Records what HTTP itself refuses, before an operation is reached. */
export type RecordSecurity = (
  request: Request,
  type: SecurityEventType,
  details?: SecurityEventDetails,
) => void

export function createSecurityRecorder(dependencies: Dependencies, metrics: Metrics): RecordSecurity {
  const refusals = metrics.counter(
    'shruti_rate_limit_refusals_total',
    'Requests refused by a limit per network address, by limit.',
    ['limit'],
  )
  return (request, type, details = {}) => {
    if (details.limit !== undefined) refusals.add({ limit: details.limit })
    recordSecurityEvent(dependencies, { clientAddress: request.ip ?? '' }, type, details)
  }
}
