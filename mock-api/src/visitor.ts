import { heldDevice, type SessionTransport } from '@shruti/server/domain'
import { answerLikeExpress, type ApiBehind } from './transport.ts'

/** One browser: it holds at most one session, as a cookie would. */
export interface Visitor {
  readonly session: SessionTransport
  /** What the readable hint cookie would say: `user` when signed in, `guest` with a cart, null without a session. */
  readonly hint: 'guest' | 'user' | null
  /** From now on it holds a session that cannot be opened, as after a change of the server's keys. */
  spoilSession(): void
  /** Answers a request below `basePath`, as the server would. */
  answer(request: Request, basePath: string): Promise<Response>
}

/** A new browser in front of a shop, without a session, that the shop has never seen. */
export function openVisitor(shop: ApiBehind, clientAddress = '127.0.0.1'): Visitor {
  let id: string | null = null
  let unreadable = false
  let hint: Visitor['hint'] = null
  const session: SessionTransport = {
    get id() {
      return id
    },
    get unreadable() {
      return unreadable
    },
    issue: (newId, { signedIn }) => {
      id = newId
      unreadable = false
      hint = signedIn ? 'user' : 'guest'
    },
    clear: () => {
      id = null
      unreadable = false
      hint = null
    },
  }
  const device = heldDevice()
  return {
    session,
    get hint() {
      return hint
    },
    spoilSession: () => {
      id = null
      unreadable = true
    },
    answer: (request, basePath) =>
      answerLikeExpress(shop, request, basePath, { session, device, clientAddress }),
  }
}
