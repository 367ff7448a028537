import * as z from 'zod'
import { none, operation } from './operation.ts'
import { emptyAnswer, pathId } from './schemas/common.ts'
import * as alerts from './schemas/product-alerts.ts'

/** Being told by e-mail that a product is back or costs less. */
export const productAlertOperations = {
  createProductAlert: operation('createProductAlert', {
    summary: 'Ask for an email when a colour is back or costs less',
    input: alerts.createProductAlertInput,
    output: alerts.createProductAlertAnswer,
    errors: [
      'invalid_input',
      'product_not_found',
      'variant_not_found',
      'already_in_stock',
      'alert_limit',
      'alerts_unavailable',
    ],
  }),
  confirmProductAlert: operation('confirmProductAlert', {
    summary: 'Confirm an email address by the link that was sent to it',
    input: alerts.alertTokenInput,
    output: alerts.productAlert,
    errors: ['invalid_input', 'alert_not_found'],
  }),
  stopProductAlerts: operation('stopProductAlerts', {
    summary: 'By the link in a message: forget all that its email address asked to be told',
    input: alerts.alertTokenInput,
    output: emptyAnswer,
    errors: ['invalid_input', 'alert_not_found'],
  }),
  listProductAlerts: operation('listProductAlerts', {
    summary: 'What the caller asked to be told and was not told yet, the newest first',
    input: none,
    output: z.array(alerts.productAlert),
  }),
  deleteProductAlert: operation('deleteProductAlert', {
    summary: 'Take one back; answers with the rest',
    input: z.object({ alertId: pathId }),
    output: z.array(alerts.productAlert),
  }),
}
