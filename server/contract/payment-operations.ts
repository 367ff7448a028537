import { operation } from './operation.ts'
import * as orders from './schemas/orders.ts'
import * as links from './schemas/payment-links.ts'
import * as payments from './schemas/payments.ts'

/** Paying an order. */
export const paymentOperations = {
  getPayment: operation('getPayment', {
    summary: 'How the payment of an order stands',
    input: orders.orderIdInput,
    output: payments.orderPayment,
    errors: ['order_not_found'],
  }),
  startPayment: operation('startPayment', {
    summary: 'Begin to pay an order, or go on, with a method',
    input: payments.startPaymentInput,
    output: payments.orderPayment,
    errors: [
      'invalid_input',
      'order_not_found',
      'payment_time_over',
      'payment_method_unavailable',
      'emi_minimum',
      'cod_unavailable',
      'cod_limit',
      'cod_orders_limit',
      'cod_orders_limit_unverified',
      'cod_pieces_limit',
      'cod_pieces_limit_unverified',
      'payment_unavailable',
    ],
  }),
  confirmPayment: operation('confirmPayment', {
    summary: "Tell the shop that the provider's dialog ended with a payment, with its signature",
    input: payments.confirmPaymentInput,
    output: payments.orderPayment,
    errors: ['invalid_input', 'order_not_found', 'payment_not_verified'],
  }),
  openPaymentLink: operation('openPaymentLink', {
    summary: 'What a payment link is for, and how its payment stands; without signing in',
    input: links.paymentLinkInput,
    output: links.paymentByLink,
    errors: ['invalid_input', 'payment_link_not_found', 'too_many_requests'],
  }),
  payByLink: operation('payByLink', {
    summary: 'Begin to pay the order of a link, or go on, with a method',
    input: links.payByLinkInput,
    output: links.paymentByLink,
    errors: [
      'invalid_input',
      'payment_link_not_found',
      'too_many_requests',
      'payment_time_over',
      'payment_method_unavailable',
      'emi_minimum',
      'payment_unavailable',
    ],
  }),
  confirmPaymentByLink: operation('confirmPaymentByLink', {
    summary: "Tell the shop that the provider's dialog of a link ended with a payment, with its signature",
    input: links.confirmPaymentByLinkInput,
    output: links.paymentByLink,
    errors: ['invalid_input', 'payment_link_not_found', 'too_many_requests', 'payment_not_verified'],
  }),
  getSandboxPayment: operation('getSandboxPayment', {
    summary: "The sandbox's order, in test mode",
    input: payments.sandboxPaymentIdInput,
    output: payments.sandboxPayment,
    errors: ['not_found'],
  }),
  paySandbox: operation('paySandbox', {
    summary: 'End a payment in the sandbox as chosen, in test mode',
    input: payments.paySandboxInput,
    output: payments.sandboxPayment,
    errors: ['invalid_input', 'not_found'],
  }),
}
