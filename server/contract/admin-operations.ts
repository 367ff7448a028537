import { operation } from './operation.ts'
import * as returns from './schemas/returns.ts'

/** What administrators do beside the areas of their own. */
export const adminOperations = {
  adminSetReturnStatus: operation('adminSetReturnStatus', {
    summary: 'Move a return on: approve, reject, picked up, received, refunded or replaced',
    input: returns.adminSetReturnStatusInput,
    output: returns.orderReturn,
    errors: [
      'invalid_input',
      'return_not_found',
      'return_transition',
      'rejection_reason_required',
      'payout_reference_required',
      'tracking_number_required',
      'refund_exceeds_paid',
      'stale_version',
    ],
  }),
}
