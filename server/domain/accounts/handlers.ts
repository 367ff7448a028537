import type { Dependencies } from '../context.ts'
import type { GuardedOperations } from '../guarded-operations.ts'
import { toAccount } from './account.ts'
import { changePassword } from './password.ts'
import { reauthenticate } from './reauthentication.ts'
import { endSession, endSessions, listSessions } from './session-list.ts'
import { sessionOf, signedIn } from './sessions.ts'

/** What signed-in users do with their own account. */
export function accountHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    getAccount: os.getAccount.handler(({ context: { caller } }) =>
      toAccount(dependencies, signedIn(caller), sessionOf(caller)),
    ),
    reauthenticate: os.reauthenticate.handler(({ context, input }) =>
      reauthenticate(dependencies, context.caller, input),
    ),
    changePassword: os.changePassword.handler(({ context, input }) =>
      changePassword(dependencies, context.caller, input),
    ),
    listSessions: os.listSessions.handler(({ context }) => listSessions(dependencies, context.caller)),
    endSession: os.endSession.handler(({ context, input }) =>
      endSession(dependencies, context.session, context.caller, input.id),
    ),
    endSessions: os.endSessions.handler(({ context, input }) =>
      endSessions(dependencies, context.session, context.caller, input.scope),
    ),
  }
}
