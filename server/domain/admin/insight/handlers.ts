import { signedIn } from '../../accounts/sessions.ts'
import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { exportFigures, getFigures } from './breakdown.ts'
import { getCohorts } from './cohorts.ts'
import { countEarlierOrders } from './count-again.ts'
import { getDashboard } from './dashboard.ts'
import { exportSalesEntries, listSalesEntries } from './sales-entries.ts'

export function insightHandlers(os: GuardedOperations, dependencies: Dependencies) {
  /** What a shop sold before it kept figures is in them before any is shown. */
  const counted = () => countEarlierOrders(dependencies.store, dependencies.log)
  return {
    adminGetDashboard: os.adminGetDashboard.handler(async ({ context, input }) => {
      await counted()
      return getDashboard(dependencies, signedIn(context.caller), input)
    }),
    adminGetFigures: os.adminGetFigures.handler(async ({ input }) => {
      await counted()
      return getFigures(dependencies, input)
    }),
    adminExportFigures: os.adminExportFigures.handler(async ({ context, input }) => {
      await counted()
      return exportFigures(dependencies, context, input)
    }),
    adminGetCohorts: os.adminGetCohorts.handler(async () => {
      await counted()
      return getCohorts(dependencies)
    }),
    adminListSalesEntries: os.adminListSalesEntries.handler(async ({ context, input }) => {
      await counted()
      return answerPage(context, await listSalesEntries(dependencies, input))
    }),
    adminExportSalesEntries: os.adminExportSalesEntries.handler(async ({ context, input }) => {
      await counted()
      return exportSalesEntries(dependencies, context, input)
    }),
  }
}
