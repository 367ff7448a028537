import type { SessionCarrier } from '@shruti/server/domain'
import { answerLikeExpress } from './carrier.ts'
import type { MockShop } from './shop.ts'

/** One browser: it holds at most one session, as a cookie would. */
export interface Visitor {
  readonly session: SessionCarrier
  /** What the readable hint cookie would say: `user` when signed in, `guest` with a cart, null without a session. */
  readonly hint: 'guest' | 'user' | null
  /** Answers a request below `basePath`, as the server would. */
  answer(request: Request, basePath: string): Promise<Response>
}

/** A new browser in front of a shop, without a session. */
export function openVisitor(shop: MockShop, clientAddress = '127.0.0.1'): Visitor {
  let id: string | null = null
  let hint: Visitor['hint'] = null
  const session: SessionCarrier = {
    get id() {
      return id
    },
    unreadable: false,
    issue: (newId, { signedIn }) => {
      id = newId
      hint = signedIn ? 'user' : 'guest'
    },
    clear: () => {
      id = null
      hint = null
    },
  }
  return {
    session,
    get hint() {
      return hint
    },
    answer: (request, basePath) => answerLikeExpress(shop, request, basePath, { session, clientAddress }),
  }
}
