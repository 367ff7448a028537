import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { adminExportProductAlerts, adminListProductAlerts } from './product-alerts.ts'
import { adminExportSubscribers, adminListSubscribers } from './subscribers.ts'

export function audienceHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListProductAlerts: os.adminListProductAlerts.handler(async ({ context, input }) =>
      answerPage(context, await adminListProductAlerts(dependencies, input)),
    ),
    adminExportProductAlerts: os.adminExportProductAlerts.handler(({ context, input }) =>
      adminExportProductAlerts(dependencies, context, input),
    ),
    adminListSubscribers: os.adminListSubscribers.handler(async ({ context, input }) =>
      answerPage(context, await adminListSubscribers(dependencies, input)),
    ),
    adminExportSubscribers: os.adminExportSubscribers.handler(({ context, input }) =>
      adminExportSubscribers(dependencies, context, input),
    ),
  }
}
