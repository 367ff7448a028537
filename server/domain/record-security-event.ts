import type { ClientContext, Dependencies } from './context.ts'
import { securityEvents, type SecurityEventDetails, type SecurityEventType } from './security-events.ts'

/**
 * Writes a security event into the log and tells whoever watches. The request's id is added by the log.
 * @param client who sent the request; null for the shop's own work and an operator's commands
 */
export function recordSecurityEvent(
  { log, observer }: Pick<Dependencies, 'log' | 'observer'>,
  client: Pick<ClientContext, 'clientAddress'> | null,
  type: SecurityEventType,
  details: SecurityEventDetails = {},
): void {
  const { level, message } = securityEvents[type]
  log[level]({ event: type, ...(client && { address: client.clientAddress }), ...details }, message)
  observer?.securityEvent(type)
}
