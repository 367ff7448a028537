import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { administratorOf } from '../audit.ts'
import { adminGetSettings, adminSetDelivery, adminSetIdentity, adminSetMoney } from './settings.ts'
import { adminSetChat } from './chat.ts'
import { adminSetCouriers } from './couriers.ts'
import { adminSetDispatch } from './dispatch.ts'
import { adminSetNumbering } from './numbering.ts'
import { adminSetPayments } from './payment-settings.ts'
import { adminSetTax } from './tax.ts'

export function settingsHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminGetSettings: os.adminGetSettings.handler(() => adminGetSettings(dependencies)),
    adminSetIdentity: os.adminSetIdentity.handler(({ context, input }) =>
      adminSetIdentity(dependencies, administratorOf(context), input),
    ),
    adminSetMoney: os.adminSetMoney.handler(({ context, input }) =>
      adminSetMoney(dependencies, administratorOf(context), input),
    ),
    adminSetDelivery: os.adminSetDelivery.handler(({ context, input }) =>
      adminSetDelivery(dependencies, administratorOf(context), input),
    ),
    adminSetDispatch: os.adminSetDispatch.handler(({ context, input }) =>
      adminSetDispatch(dependencies, administratorOf(context), input),
    ),
    adminSetPayments: os.adminSetPayments.handler(({ context, input }) =>
      adminSetPayments(dependencies, administratorOf(context), input),
    ),
    adminSetCouriers: os.adminSetCouriers.handler(({ context, input }) =>
      adminSetCouriers(dependencies, administratorOf(context), input),
    ),
    adminSetTax: os.adminSetTax.handler(({ context, input }) =>
      adminSetTax(dependencies, administratorOf(context), input),
    ),
    adminSetChat: os.adminSetChat.handler(({ context, input }) =>
      adminSetChat(dependencies, administratorOf(context), input),
    ),
    adminSetNumbering: os.adminSetNumbering.handler(({ context, input }) =>
      adminSetNumbering(dependencies, administratorOf(context), input),
    ),
  }
}
