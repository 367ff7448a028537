import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminExportCashOrders, adminGetCashFigures, adminListCashOrders, adminMarkCash } from './cash.ts'
import { adminExportReconciliation, adminGetReconciliation } from './reconciliation.ts'
import { adminExportRefunds, adminListRefunds, adminRetryRefund } from './refunds.ts'
import {
  adminAskProvider,
  adminExportTransactions,
  adminGetTransaction,
  adminListTransactions,
} from './transactions.ts'

export function adminPaymentHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListTransactions: os.adminListTransactions.handler(async ({ context, input }) =>
      answerPage(context, await adminListTransactions(dependencies, input)),
    ),
    adminExportTransactions: os.adminExportTransactions.handler(({ context, input }) =>
      adminExportTransactions(dependencies, context, input),
    ),
    adminGetTransaction: os.adminGetTransaction.handler(({ input }) =>
      adminGetTransaction(dependencies, input.id),
    ),
    adminAskProvider: os.adminAskProvider.handler(({ context, input }) =>
      adminAskProvider(dependencies, administratorOf(context), input.id),
    ),
    adminListRefunds: os.adminListRefunds.handler(async ({ context, input }) =>
      answerPage(context, await adminListRefunds(dependencies, input)),
    ),
    adminExportRefunds: os.adminExportRefunds.handler(({ context, input }) =>
      adminExportRefunds(dependencies, context, input),
    ),
    adminRetryRefund: os.adminRetryRefund.handler(({ context, input }) =>
      adminRetryRefund(dependencies, administratorOf(context), input.id),
    ),
    adminListCashOrders: os.adminListCashOrders.handler(async ({ context, input }) =>
      answerPage(context, await adminListCashOrders(dependencies, input)),
    ),
    adminExportCashOrders: os.adminExportCashOrders.handler(({ context, input }) =>
      adminExportCashOrders(dependencies, context, input),
    ),
    adminGetCashFigures: os.adminGetCashFigures.handler(({ input }) =>
      adminGetCashFigures(dependencies, input),
    ),
    adminMarkCash: os.adminMarkCash.handler(({ context, input }) =>
      adminMarkCash(dependencies, administratorOf(context), input),
    ),
    adminGetReconciliation: os.adminGetReconciliation.handler(({ input }) =>
      adminGetReconciliation(dependencies, input.day),
    ),
    adminExportReconciliation: os.adminExportReconciliation.handler(({ context, input }) =>
      adminExportReconciliation(dependencies, context, input.day),
    ),
  }
}
