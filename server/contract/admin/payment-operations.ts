import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as payments from '../schemas/admin-payments.ts'

/** Money as it comes in and goes back (ADM-7). */
export const adminPaymentOperations = {
  adminListTransactions: operation('adminListTransactions', {
    summary: 'Every try to pay online; X-Total-Count carries how many',
    input: payments.listTransactionsInput,
    output: z.array(payments.transaction),
    errors: ['invalid_input'],
  }),
  adminExportTransactions: operation('adminExportTransactions', {
    summary: 'The transactions of a list as CSV, a part at a time',
    input: payments.exportTransactionsInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminGetTransaction: operation('adminGetTransaction', {
    summary: 'One transaction with the events that the provider sent, what each did, and its refunds',
    input: payments.transactionIdInput,
    output: payments.transactionDetail,
    errors: ['transaction_not_found'],
  }),
  adminAskProvider: operation('adminAskProvider', {
    summary: 'Ask the provider what became of a transaction and its refunds, and act on its answer',
    input: payments.transactionIdInput,
    output: payments.transactionDetail,
    errors: ['transaction_not_found', 'provider_unavailable'],
  }),
  adminListRefunds: operation('adminListRefunds', {
    summary: 'All refunds through the provider; X-Total-Count carries how many',
    input: payments.listRefundsInput,
    output: z.array(payments.refund),
    errors: ['invalid_input'],
  }),
  adminExportRefunds: operation('adminExportRefunds', {
    summary: 'The refunds of a list as CSV, a part at a time',
    input: payments.exportRefundsInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminRetryRefund: operation('adminRetryRefund', {
    summary: 'Make a failed refund again: the provider gets it within a minute',
    input: payments.refundIdInput,
    output: payments.refund,
    errors: ['refund_not_found', 'refund_not_failed'],
  }),
  adminListCashOrders: operation('adminListCashOrders', {
    summary: 'Orders that are paid in cash; X-Total-Count carries how many',
    input: payments.listCashOrdersInput,
    output: z.array(payments.cashOrder),
    errors: ['invalid_input'],
  }),
  adminExportCashOrders: operation('adminExportCashOrders', {
    summary: 'The orders of a list of cash as CSV, a part at a time',
    input: payments.exportCashOrdersInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminGetCashFigures: operation('adminGetCashFigures', {
    summary: 'What couriers have to collect, owe and have handed over, in all and by courier',
    input: payments.cashFiguresInput,
    output: payments.cashFigures,
    errors: ['invalid_input'],
  }),
  adminMarkCash: operation('adminMarkCash', {
    summary: 'Enter that the cash of delivered orders came, or take that back; can be undone',
    input: payments.markCashInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input', 'cash_day'],
  }),
  adminGetReconciliation: operation('adminGetReconciliation', {
    summary: 'What the orders of a day say of money beside what the provider says, and each difference',
    input: payments.reconciliationInput,
    output: payments.reconciliation,
    errors: ['invalid_input', 'provider_unavailable'],
  }),
  adminExportReconciliation: operation('adminExportReconciliation', {
    summary: 'The differences of a day as CSV',
    input: payments.reconciliationInput,
    output: lists.csvFile,
    errors: ['invalid_input', 'provider_unavailable'],
  }),
}
