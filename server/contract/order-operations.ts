import * as z from 'zod'
import { operation } from './operation.ts'
import { placingErrors, stockErrors } from './placing-errors.ts'
import * as invoices from './schemas/invoices.ts'
import * as orders from './schemas/orders.ts'
import * as returns from './schemas/returns.ts'

/** From the quote to what follows an order. */
export const orderOperations = {
  createQuote: operation('createQuote', {
    summary: 'Work out what the cart costs, delivered; holds for 15 minutes',
    input: orders.createQuoteInput,
    output: orders.quote,
    errors: ['invalid_input', 'cart_empty', 'address_not_found', ...stockErrors],
  }),
  placeOrder: operation('placeOrder', {
    summary: 'Place the order of a quote. Needs an Idempotency-Key header',
    input: orders.placeOrderInput,
    output: orders.order,
    detailedInput: true,
    errors: ['invalid_input', 'cart_empty', 'emi_minimum', ...placingErrors],
  }),
  listOrders: operation('listOrders', {
    summary: "The caller's orders, the newest first",
    input: orders.listOrdersInput,
    output: z.array(orders.order),
    errors: ['invalid_input'],
  }),
  getOrder: operation('getOrder', {
    summary: 'One order of the caller',
    input: orders.orderIdInput,
    output: orders.order,
    errors: ['order_not_found'],
  }),
  cancelOrder: operation('cancelOrder', {
    summary: 'Cancel an order before it is shipped',
    input: orders.cancelOrderInput,
    output: orders.order,
    errors: ['invalid_input', 'order_not_found', 'order_not_cancellable'],
  }),
  createReturn: operation('createReturn', {
    summary: 'Ask to return pieces of a delivered order, within 30 days',
    input: returns.createReturnInput,
    output: returns.orderReturn,
    errors: [
      'invalid_input',
      'order_not_found',
      'order_not_delivered',
      'order_line_not_found',
      'return_window_closed',
      'return_already_open',
      'item_already_returned',
      'upi_id_required',
      'replacement_unavailable',
      'upload_not_found',
    ],
  }),
  listReturns: operation('listReturns', {
    summary: 'The returns of an order with their progress',
    input: orders.orderIdInput,
    output: z.array(returns.orderReturn),
    errors: ['order_not_found'],
  }),
  getInvoice: operation('getInvoice', {
    summary: 'The GST invoice of an order, from when it is packed',
    input: orders.orderIdInput,
    output: invoices.invoice,
    errors: ['order_not_found', 'invoice_not_issued'],
  }),
  getCreditNote: operation('getCreditNote', {
    summary: 'The credit note for what came back of an order',
    input: invoices.creditNoteIdInput,
    output: invoices.invoice,
    errors: ['order_not_found', 'credit_note_not_found'],
  }),
  trackOrder: operation('trackOrder', {
    summary: 'Follow an order by its number and the phone or email on it',
    input: orders.trackOrderInput,
    output: orders.trackedOrder,
    errors: ['invalid_input', 'order_not_tracked', 'too_many_requests'],
  }),
}
