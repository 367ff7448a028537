import { operation } from '../operation.ts'
import * as z from 'zod'
import * as settings from '../schemas/admin-settings.ts'
import * as content from '../schemas/content.ts'

const output = settings.adminSettings

/** What the owner sets (ADM-7); every page, message and document goes by it from the next request on. */
export const settingsOperations = {
  setCurrency: operation('setCurrency', {
    summary: 'The currency that prices are shown in at first',
    input: content.setCurrencyInput,
    output: content.setCurrencyAnswer,
    errors: ['invalid_input'],
  }),
  adminGetSettings: operation('adminGetSettings', {
    summary: 'The settings of the shop, in sections',
    input: z.object({}),
    output,
  }),
  adminSetIdentity: operation('adminSetIdentity', {
    summary: 'Change who the shop is and how people reach it; invoices issued before stay as they are',
    input: settings.setIdentityInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetMoney: operation('adminSetMoney', {
    summary: 'Change the currency shown at first, the exchange rate and from when instalments are offered',
    input: settings.setMoneyInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetDelivery: operation('adminSetDelivery', {
    summary: 'Change what delivery costs; orders placed before keep their price',
    input: settings.setDeliveryInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetDispatch: operation('adminSetDispatch', {
    summary: 'Change when parcels leave: cut-off, working days and holidays; promises already made stay',
    input: settings.setDispatchInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetPayments: operation('adminSetPayments', {
    summary: 'Turn payment methods on and off; one stays on',
    input: settings.setPaymentsInput,
    output,
    errors: ['invalid_input', 'stale_version', 'keep_one_payment_method'],
  }),
  adminSetCouriers: operation('adminSetCouriers', {
    summary: 'Change couriers and their tracking pages; parcels under way keep theirs, and none is removed',
    input: settings.setCouriersInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetTax: operation('adminSetTax', {
    summary: 'Change HSN code and GST rate that new products begin with; products and orders keep theirs',
    input: settings.setTaxInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetChat: operation('adminSetChat', {
    summary: 'Change what the chat says after its greeting, and answers to questions that it would not know',
    input: settings.setChatInput,
    output,
    errors: ['invalid_input', 'stale_version'],
  }),
  adminSetNumbering: operation('adminSetNumbering', {
    summary:
      'Change what numbers of invoices and credit notes begin with; documents issued before keep theirs',
    input: settings.setNumberingInput,
    output,
    errors: ['invalid_input', 'stale_version', 'document_prefix_taken'],
  }),
}
