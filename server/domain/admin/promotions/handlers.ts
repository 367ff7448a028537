import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminExportPromotions, adminListPromotions } from './list.ts'
import {
  adminCreatePromotion,
  adminGetPromotion,
  adminSwitchPromotions,
  adminUpdatePromotion,
} from './promotions.ts'
import { adminTryPromotion } from './trial.ts'

export function promotionHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListPromotions: os.adminListPromotions.handler(async ({ context, input }) =>
      answerPage(context, await adminListPromotions(dependencies, input)),
    ),
    adminExportPromotions: os.adminExportPromotions.handler(({ context, input }) =>
      adminExportPromotions(dependencies, context, input),
    ),
    adminGetPromotion: os.adminGetPromotion.handler(({ input }) => adminGetPromotion(dependencies, input.id)),
    adminCreatePromotion: os.adminCreatePromotion.handler(({ context, input }) =>
      adminCreatePromotion(dependencies, administratorOf(context), input),
    ),
    adminUpdatePromotion: os.adminUpdatePromotion.handler(({ context, input }) =>
      adminUpdatePromotion(dependencies, administratorOf(context), input),
    ),
    adminSwitchPromotions: os.adminSwitchPromotions.handler(({ context, input }) =>
      adminSwitchPromotions(dependencies, administratorOf(context), input),
    ),
    adminTryPromotion: os.adminTryPromotion.handler(({ input }) => adminTryPromotion(dependencies, input)),
  }
}
