import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as promotions from '../schemas/admin-promotions.ts'

/** Promotions, as the shop makes and measures them (ADM-6). */
export const promotionOperations = {
  adminListPromotions: operation('adminListPromotions', {
    summary: 'All promotions; X-Total-Count carries how many',
    input: promotions.listPromotionsInput,
    output: z.array(promotions.adminPromotionSummary),
    errors: ['invalid_input'],
  }),
  adminExportPromotions: operation('adminExportPromotions', {
    summary: 'The promotions of a list as CSV',
    input: promotions.exportPromotionsInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminGetPromotion: operation('adminGetPromotion', {
    summary: 'One promotion, and how it performed',
    input: promotions.promotionIdInput,
    output: promotions.adminPromotion,
    errors: ['promotion_not_found'],
  }),
  adminCreatePromotion: operation('adminCreatePromotion', {
    summary: 'Make a promotion',
    input: promotions.createPromotionInput,
    output: promotions.adminPromotion,
    errors: ['invalid_input', 'code_exists'],
  }),
  adminUpdatePromotion: operation('adminUpdatePromotion', {
    summary: 'Change a promotion; a code that orders carry stays',
    input: promotions.updatePromotionInput,
    output: promotions.adminPromotion,
    errors: ['invalid_input', 'promotion_not_found', 'code_exists', 'code_in_use', 'stale_version'],
  }),
  adminSwitchPromotions: operation('adminSwitchPromotions', {
    summary: 'Switch promotions on or off; can be undone',
    input: promotions.switchPromotionsInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminTryPromotion: operation('adminTryPromotion', {
    summary:
      'Which recent orders a promotion would have applied to, and what it would have cost; changes nothing',
    input: promotions.tryPromotionInput,
    output: promotions.promotionTrial,
    errors: ['invalid_input'],
  }),
}
