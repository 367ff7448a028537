import type { SecurityEventType } from '../security-events.ts'

/**
 * Who watches the shop at work: metrics and traces are made of what it is told. The domain does the same when nobody
 * watches, so a transport may leave it out.
 */
export interface Observer {
  /** Runs an operation of the API, to see how it ends and how long it takes. Answers as `work` does. */
  operation<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Who makes the current request, as soon as that is known. */
  callerKnown(userId: string): void
  securityEvent(type: SecurityEventType): void
}
