import * as z from 'zod'
import { operation } from './operation.ts'
import * as audit from './schemas/audit.ts'
import * as orders from './schemas/orders.ts'
import * as returns from './schemas/returns.ts'

/** What administrators do. */
export const adminOperations = {
  adminListOrders: operation('adminListOrders', {
    summary: 'All orders; X-Total-Count carries how many',
    input: orders.adminListOrdersInput,
    output: z.array(orders.adminOrderSummary),
    errors: ['invalid_input'],
  }),
  adminGetOrder: operation('adminGetOrder', {
    summary: 'One order with its customer',
    input: orders.orderIdInput,
    output: orders.adminOrder,
    errors: ['order_not_found'],
  }),
  adminSetOrderStatus: operation('adminSetOrderStatus', {
    summary: 'Move an order on',
    input: orders.adminSetOrderStatusInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'order_transition',
      'tracking_number_required',
      'stale_version',
    ],
  }),
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
      'stale_version',
    ],
  }),
  adminListAudit: operation('adminListAudit', {
    summary: 'What administrators changed, the newest first; X-Total-Count carries how many',
    input: audit.listAuditInput,
    output: z.array(audit.auditEntry),
    errors: ['invalid_input'],
  }),
}
