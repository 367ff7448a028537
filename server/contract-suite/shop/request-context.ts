import { heldDevice, type RequestContext } from '../../domain/index.ts'

/** A request of a browser without a session. Passed on to a later request, it is the same browser. */
export function newRequestContext(clientAddress = '203.0.113.7'): RequestContext {
  return {
    session: { id: null, unreadable: false, issue: () => undefined, clear: () => undefined },
    device: heldDevice(),
    clientAddress,
    responseHeaders: new Headers(),
  }
}
