import * as z from 'zod'
import { operation } from './operation.ts'
import { orderIdInput } from './schemas/orders.ts'
import * as warranty from './schemas/warranty.ts'

/** The warranty of what was bought, and claiming it. */
export const warrantyOperations = {
  listWarranties: operation('listWarranties', {
    summary: 'The warranty of each line of a delivered order, and the claims',
    input: orderIdInput,
    output: warranty.orderWarranties,
    errors: ['order_not_found'],
  }),
  createWarrantyClaim: operation('createWarrantyClaim', {
    summary: 'Claim the warranty of a piece',
    input: warranty.createWarrantyClaimInput,
    output: warranty.warrantyClaim,
    errors: [
      'invalid_input',
      'order_not_found',
      'order_line_not_found',
      'no_warranty',
      'warranty_over',
      'warranty_claim_open',
    ],
  }),
  adminListWarrantyClaims: operation('adminListWarrantyClaims', {
    summary: 'Warranty claims, those that wait longest first; X-Total-Count carries how many',
    input: warranty.adminListWarrantyClaimsInput,
    output: z.array(warranty.warrantyClaim),
    errors: ['invalid_input'],
  }),
  adminGetWarrantyClaim: operation('adminGetWarrantyClaim', {
    summary: 'A claim with its progress',
    input: warranty.warrantyClaimIdInput,
    output: warranty.warrantyClaim,
    errors: ['warranty_claim_not_found'],
  }),
  adminSetWarrantyClaimStatus: operation('adminSetWarrantyClaimStatus', {
    summary: 'Move a claim on: approve, decline, received, repaired or replaced',
    input: warranty.adminSetWarrantyClaimStatusInput,
    output: warranty.warrantyClaim,
    errors: [
      'invalid_input',
      'warranty_claim_not_found',
      'warranty_claim_transition',
      'decline_reason_required',
      'tracking_number_required',
      'stale_version',
    ],
  }),
}
