import type { Request } from 'express'
import {
  recordSecurityEvent,
  type Dependencies,
  type SecurityEventDetails,
  type SecurityEventType,
} from '../../domain/index.ts'

/** Records what HTTP itself refuses, before an operation is reached. */
export type RecordSecurity = (
  request: Request,
  type: SecurityEventType,
  details?: SecurityEventDetails,
) => void

export function createSecurityRecorder(dependencies: Dependencies): RecordSecurity {
  return (request, type, details) =>
    recordSecurityEvent(dependencies, { clientAddress: request.ip ?? '' }, type, details)
}
