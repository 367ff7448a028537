import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { recordSecurityEvent } from '../../record-security-event.ts'
import { administratorOf } from '../audit.ts'
import {
  createAdministrator,
  endAdministratorSessions,
  listAdministrators,
  removeAdministrator,
  setAdministratorRole,
  type Asking,
} from './administrators.ts'

type Context = Parameters<typeof administratorOf>[0]

export function administratorHandlers(os: GuardedOperations, dependencies: Dependencies) {
  const asking = (context: Context): Asking => ({
    administrator: administratorOf(context),
    caller: context.caller,
  })
  /** Whoever watches the shop hears of each change of who may do what. */
  const tell = (context: Context, subject: string, change: string) =>
    recordSecurityEvent(dependencies, context, 'authz_change', {
      actor: administratorOf(context).user.id,
      subject,
      change,
    })
  return {
    adminListAdministrators: os.adminListAdministrators.handler(() => listAdministrators(dependencies)),
    adminCreateAdministrator: os.adminCreateAdministrator.handler(async ({ context, input }) => {
      const answer = await createAdministrator(dependencies, asking(context), input)
      const created = answer.find(({ username }) => username === input.username)
      if (created) tell(context, created.id, 'administrator')
      return answer
    }),
    adminSetAdministratorRole: os.adminSetAdministratorRole.handler(async ({ context, input }) => {
      const answer = await setAdministratorRole(dependencies, asking(context), input)
      tell(context, input.id, input.role)
      return answer
    }),
    adminEndAdministratorSessions: os.adminEndAdministratorSessions.handler(({ context, input }) =>
      endAdministratorSessions(dependencies, asking(context), input),
    ),
    adminRemoveAdministrator: os.adminRemoveAdministrator.handler(async ({ context, input }) => {
      const answer = await removeAdministrator(dependencies, asking(context), input)
      tell(context, input.id, 'customer')
      return answer
    }),
  }
}
