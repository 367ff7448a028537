import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminBlockCustomers } from './block.ts'
import { adminAddCustomerNote, adminEndCustomerSessions, adminGetCustomer } from './customer.ts'
import { adminExportCustomers, adminListCustomers } from './list.ts'
import { adminCheckMerge, adminMergeCustomers } from './merge.ts'
import { adminEraseCustomer, adminGiveCustomerData } from './requests.ts'

export function customerHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListCustomers: os.adminListCustomers.handler(async ({ context, input }) =>
      answerPage(context, await adminListCustomers(dependencies, input)),
    ),
    adminExportCustomers: os.adminExportCustomers.handler(({ context, input }) =>
      adminExportCustomers(dependencies, context, input),
    ),
    adminGetCustomer: os.adminGetCustomer.handler(({ input }) => adminGetCustomer(dependencies, input.id)),
    adminBlockCustomers: os.adminBlockCustomers.handler(({ context, input }) =>
      adminBlockCustomers(dependencies, administratorOf(context), input),
    ),
    adminAddCustomerNote: os.adminAddCustomerNote.handler(({ context, input }) =>
      adminAddCustomerNote(dependencies, administratorOf(context), input),
    ),
    adminEndCustomerSessions: os.adminEndCustomerSessions.handler(({ context, input }) =>
      adminEndCustomerSessions(dependencies, administratorOf(context), input.id),
    ),
    adminCheckMerge: os.adminCheckMerge.handler(({ input }) => adminCheckMerge(dependencies, input)),
    adminMergeCustomers: os.adminMergeCustomers.handler(({ context, input }) =>
      adminMergeCustomers(dependencies, administratorOf(context), input),
    ),
    adminGiveCustomerData: os.adminGiveCustomerData.handler(({ context, input }) =>
      adminGiveCustomerData(dependencies, administratorOf(context), input),
    ),
    adminEraseCustomer: os.adminEraseCustomer.handler(async ({ context, input }) => {
      await adminEraseCustomer(dependencies, administratorOf(context), input)
      return {}
    }),
  }
}
