import * as z from 'zod'
import { operation } from '../operation.ts'
import * as customers from '../schemas/admin-customers.ts'
import * as desk from '../schemas/admin-order-desk.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as orders from '../schemas/admin-orders.ts'
import { placingErrors, stockErrors } from '../placing-errors.ts'
import { address, orderIdInput, quote } from '../schemas/orders.ts'

/** Orders, as the shop works through them (ADM-3). */
export const adminOrderOperations = {
  adminListOrders: operation('adminListOrders', {
    summary: 'All orders; X-Total-Count carries how many',
    input: orders.adminListOrdersInput,
    output: z.array(orders.adminOrderSummary),
    errors: ['invalid_input'],
  }),
  adminExportOrders: operation('adminExportOrders', {
    summary: 'The orders of a list as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: orders.adminExportOrdersInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminGetOrder: operation('adminGetOrder', {
    summary: 'One order with its customer',
    input: orderIdInput,
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
      'order_in_parcels',
      'cancellation_reason_required',
    ],
  }),
  adminMoveOrders: operation('adminMoveOrders', {
    summary: 'Confirm or pack several orders, or mark them as out for delivery or delivered; can be undone',
    input: orders.adminMoveOrdersInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminGetOrderFigures: operation('adminGetOrderFigures', {
    summary: 'How many orders are in each state, and what those of a list come to',
    input: orders.adminGetOrderFiguresInput,
    output: orders.adminOrderFigures,
    errors: ['invalid_input'],
  }),
  adminListOrderSheets: operation('adminListOrderSheets', {
    summary: 'What is printed for some orders: packing slips, address labels and the list to pick them by',
    input: orders.adminListOrderSheetsInput,
    output: z.array(orders.adminOrderSheet),
    errors: ['invalid_input'],
  }),
  adminCheckShipments: operation('adminCheckShipments', {
    summary: 'What shipping the parcels of a courier’s file would do, row by row; changes nothing',
    input: orders.adminCheckShipmentsInput,
    output: z.array(orders.shipmentCheck),
    errors: ['invalid_input', 'shipments_file'],
  }),
  adminShipOrders: operation('adminShipOrders', {
    summary: 'Ship several orders, each with its courier and tracking number; can be undone',
    input: orders.adminShipOrdersInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminAddOrderNote: operation('adminAddOrderNote', {
    summary: 'Write a note to an order, for the shop alone or for the customer',
    input: orders.adminAddOrderNoteInput,
    output: orders.adminOrder,
    errors: ['invalid_input', 'order_not_found', 'stale_version'],
  }),
  adminChangeOrderAddress: operation('adminChangeOrderAddress', {
    summary: 'Correct where an order goes, before it is packed; what it costs stays as it is',
    input: orders.adminChangeOrderAddressInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'stale_version',
      'address_fixed',
      'pincode_state_mismatch',
      'not_serviceable',
      'express_unavailable',
      'cod_unavailable',
      'address_changes_tax',
    ],
  }),
  adminChangeOrderTracking: operation('adminChangeOrderTracking', {
    summary: 'Correct the courier and the tracking number of a parcel that is on its way',
    input: orders.adminChangeOrderTrackingInput,
    output: orders.adminOrder,
    errors: ['invalid_input', 'order_not_found', 'stale_version', 'tracking_fixed', 'parcel_not_found'],
  }),
  adminShipParcel: operation('adminShipParcel', {
    summary: 'Ship a part of an order, or what is left of it, in a parcel of its own',
    input: orders.adminShipParcelInput,
    output: orders.adminOrder,
    errors: ['invalid_input', 'order_not_found', 'stale_version', 'order_transition', 'not_in_parcel'],
  }),
  adminMoveParcel: operation('adminMoveParcel', {
    summary:
      'Say where a parcel is of an order that goes in several; the order follows the one that came least far',
    input: orders.adminMoveParcelInput,
    output: orders.adminOrder,
    errors: ['invalid_input', 'order_not_found', 'stale_version', 'parcel_not_found', 'parcel_transition'],
  }),
  adminResendParcel: operation('adminResendParcel', {
    summary: 'Mark one of several parcels as lost, and take what was in it from the stock to send it again',
    input: orders.adminResendParcelInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'stale_version',
      'parcel_not_found',
      'parcel_transition',
      'resend_unavailable',
    ],
  }),
  adminRefundParcel: operation('adminRefundParcel', {
    summary:
      'Mark one of several parcels as lost, and give back what was paid for it, with a credit note; cash is not collected',
    input: orders.adminRefundParcelInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'stale_version',
      'parcel_not_found',
      'parcel_transition',
      'refund_reference_required',
    ],
  }),
  adminRefundOrder: operation('adminRefundOrder', {
    summary: 'Give back money of an order that has its invoice, in full or in part, with a credit note',
    input: orders.adminRefundOrderInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'stale_version',
      'refund_before_invoice',
      'refund_exceeds_paid',
      'refund_reference_required',
    ],
  }),
  adminAddCustomer: operation('adminAddCustomer', {
    summary:
      'Open an account for a customer who orders by phone: without a password, its contacts unverified',
    input: desk.adminAddCustomerInput,
    output: customers.adminCustomer,
    errors: ['invalid_input', 'phone_number_registered', 'email_registered'],
  }),
  adminAddCustomerAddress: operation('adminAddCustomerAddress', {
    summary: "Add an address to a customer's own",
    input: desk.adminAddCustomerAddressInput,
    output: address,
    errors: ['invalid_input', 'customer_not_found', 'pincode_state_mismatch', 'address_limit'],
  }),
  adminQuoteOrder: operation('adminQuoteOrder', {
    summary: 'Work out what an order for a customer costs, delivered; holds for 15 minutes',
    input: desk.adminQuoteOrderInput,
    output: quote,
    errors: [
      'invalid_input',
      'customer_not_found',
      'customer_is_blocked',
      'address_not_found',
      ...stockErrors,
    ],
  }),
  adminPlaceOrder: operation('adminPlaceOrder', {
    summary:
      'Place the order of a quote for a customer, in cash or with a payment link. Needs an Idempotency-Key header',
    input: desk.adminPlaceOrderInput,
    output: desk.adminPlacedOrder,
    detailedInput: true,
    errors: ['invalid_input', 'customer_not_found', 'customer_is_blocked', ...placingErrors],
  }),
  adminGetPaymentLink: operation('adminGetPaymentLink', {
    summary: 'The link by which an order is paid, and until when it is open',
    input: orderIdInput,
    output: desk.adminPaymentLink,
    errors: ['order_not_found'],
  }),
  adminSendPaymentLink: operation('adminSendPaymentLink', {
    summary: 'Send the payment link of an order that waits for its money; it is made if there is none',
    input: orderIdInput,
    output: desk.adminPaymentLink,
    errors: ['order_not_found', 'payment_link_over', 'payment_method_unavailable'],
  }),
  adminListReturns: operation('adminListReturns', {
    summary: 'Returns of all orders; X-Total-Count carries how many',
    input: orders.adminListReturnsInput,
    output: z.array(orders.adminReturnSummary),
    errors: ['invalid_input'],
  }),
}
