import * as z from 'zod'
import { operation } from '../operation.ts'
import * as customers from '../schemas/admin-customers.ts'
import * as lists from '../schemas/admin-lists.ts'
import { emptyAnswer } from '../schemas/common.ts'

/** Customers and their accounts (ADM-4). Administrators are not among them. */
export const adminCustomerOperations = {
  adminListCustomers: operation('adminListCustomers', {
    summary: 'Customers with what they ordered; X-Total-Count carries how many',
    input: customers.adminListCustomersInput,
    output: z.array(customers.adminCustomer),
    errors: ['invalid_input'],
  }),
  adminExportCustomers: operation('adminExportCustomers', {
    summary:
      'The customers of a list as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: customers.adminExportCustomersInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminGetCustomer: operation('adminGetCustomer', {
    summary: 'One customer with orders, addresses, reviews, notes, consents and devices',
    input: customers.customerIdInput,
    output: customers.adminCustomerDetail,
    errors: ['customer_not_found'],
  }),
  adminBlockCustomers: operation('adminBlockCustomers', {
    summary: 'Block customers, which signs them out at once, or let them in again; can be undone',
    input: customers.adminBlockCustomersInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminAddCustomerNote: operation('adminAddCustomerNote', {
    summary: 'Add a note of the staff',
    input: customers.adminAddCustomerNoteInput,
    output: customers.adminCustomerDetail,
    errors: ['invalid_input', 'customer_not_found', 'stale_version', 'note_limit'],
  }),
  adminEndCustomerSessions: operation('adminEndCustomerSessions', {
    summary: 'Sign a customer out on all devices',
    input: customers.customerIdInput,
    output: customers.adminCustomerDetail,
    errors: ['customer_not_found'],
  }),
  adminCheckMerge: operation('adminCheckMerge', {
    summary: 'What a merge of two accounts would do',
    input: customers.adminCheckMergeInput,
    output: customers.mergePlan,
    errors: ['invalid_input', 'customer_not_found', 'merge_same_account', 'merge_blocked'],
  }),
  adminMergeCustomers: operation('adminMergeCustomers', {
    summary: 'Make one account part of another; cannot be undone',
    input: customers.adminMergeCustomersInput,
    output: customers.adminCustomerDetail,
    errors: ['invalid_input', 'customer_not_found', 'merge_same_account', 'merge_blocked', 'stale_version'],
  }),
  adminGiveCustomerData: operation('adminGiveCustomerData', {
    summary: 'All that is stored on a customer, for their request',
    input: customers.adminGiveCustomerDataInput,
    output: customers.givenData,
    errors: ['invalid_input', 'customer_not_found'],
  }),
  adminEraseCustomer: operation('adminEraseCustomer', {
    summary: 'Delete an account on its owner’s request; cannot be undone',
    input: customers.adminEraseCustomerInput,
    output: emptyAnswer,
    errors: ['invalid_input', 'customer_not_found', 'stale_version', 'customer_has_open_orders'],
  }),
}
