import type { Observer } from '../../domain/index.ts'
import { currentRequest } from './request-scope.ts'

/** Sees the domain's work on behalf of a request, so that its lines in the log say who asked. */
export function createObserver(): Observer {
  return {
    operation: (_name, work) => work(),
    callerKnown(userId) {
      const scope = currentRequest()
      if (scope) scope.userId = userId
    },
    securityEvent: () => undefined,
  }
}
