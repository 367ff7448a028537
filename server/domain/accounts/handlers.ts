import type { Dependencies } from '../context.ts'
import type { GuardedOperations } from '../guarded-operations.ts'
import { toAccount } from './account.ts'
import { listConsents, setConsent } from './consents.ts'
import { deleteAccount } from './deletion.ts'
import { exportAccount } from './export.ts'
import { requestConfirmationCode } from './own-codes.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { changePassword } from './password.ts'
import { updateAccount, verifyContact } from './profile.ts'
import { reauthenticate } from './reauthentication.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor/enrolment.ts'
import { completeSignIn } from './second-factor/sign-in-step.ts'
import { administratorOf } from '../admin/audit.ts'
import { getSecuritySettings, setSecuritySettings } from '../admin/security.ts'
import { endSession, endSessions, listSessions } from './session-list.ts'
import { sessionOf, signedIn } from './sessions.ts'

/** What signed-in users do with their own account. */
export function accountHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    getAccount: os.getAccount.handler(({ context: { caller } }) =>
      toAccount(dependencies, dependencies.store, signedIn(caller), sessionOf(caller)),
    ),
    reauthenticate: os.reauthenticate.handler(({ context, input }) =>
      reauthenticate(dependencies, context.caller, input),
    ),
    changePassword: os.changePassword.handler(({ context, input }) =>
      changePassword(dependencies, context.caller, input),
    ),
    startSecondFactor: os.startSecondFactor.handler(({ context }) =>
      startSecondFactor(dependencies, context.caller),
    ),
    confirmSecondFactor: os.confirmSecondFactor.handler(({ context, input }) =>
      confirmSecondFactor(dependencies, administratorOf(context), input),
    ),
    removeSecondFactor: os.removeSecondFactor.handler(({ context }) =>
      removeSecondFactor(dependencies, administratorOf(context), context.caller),
    ),
    renewRecoveryCodes: os.renewRecoveryCodes.handler(({ context }) =>
      renewRecoveryCodes(dependencies, administratorOf(context), context.caller),
    ),
    completeSignIn: os.completeSignIn.handler(({ context, input }) =>
      completeSignIn(dependencies, context, context.caller, input),
    ),
    adminGetSecurity: os.adminGetSecurity.handler(() => getSecuritySettings(dependencies)),
    adminSetSecurity: os.adminSetSecurity.handler(({ context, input }) =>
      setSecuritySettings(dependencies, administratorOf(context), context.caller, input),
    ),
    updateAccount: os.updateAccount.handler(({ context, input }) =>
      updateAccount(dependencies, context, context.caller, input),
    ),
    verifyContact: os.verifyContact.handler(({ context, input }) =>
      verifyContact(dependencies, context, context.caller, input),
    ),
    requestConfirmationCode: os.requestConfirmationCode.handler(({ context, input }) =>
      requestConfirmationCode(dependencies, context, context.caller, input),
    ),
    requestPasswordReset: os.requestPasswordReset.handler(({ context, input }) =>
      requestPasswordReset(dependencies, context, input),
    ),
    resetPassword: os.resetPassword.handler(async ({ context, input }) => {
      await resetPassword(dependencies, context, input)
      return {}
    }),
    deleteAccount: os.deleteAccount.handler(async ({ context }) => {
      await deleteAccount(dependencies, context.session, context.caller)
      return {}
    }),
    exportAccount: os.exportAccount.handler(({ context, input }) =>
      exportAccount(dependencies, context.caller, input),
    ),
    listConsents: os.listConsents.handler(({ context }) =>
      listConsents(dependencies.store, signedIn(context.caller)),
    ),
    setConsent: os.setConsent.handler(({ context, input }) =>
      setConsent(dependencies, signedIn(context.caller), input),
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
