import * as z from 'zod'
import { operation } from '../operation.ts'
import * as audiences from '../schemas/admin-audiences.ts'
import * as lists from '../schemas/admin-lists.ts'

/** Who wants to hear of the shop. */
export const adminAudienceOperations = {
  adminListProductAlerts: operation('adminListProductAlerts', {
    summary:
      'Who asked to be told of a product, the latest request first; X-Total-Count carries how many requests',
    input: audiences.adminListProductAlertsInput,
    output: z.array(audiences.adminProductAlert),
    errors: ['invalid_input'],
  }),
  adminExportProductAlerts: operation('adminExportProductAlerts', {
    summary: 'The requests of a list as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: audiences.adminExportProductAlertsInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
  adminListSubscribers: operation('adminListSubscribers', {
    summary:
      'Customers who agreed to offers and news or took it back, the latest first; X-Total-Count carries how many',
    input: audiences.adminListSubscribersInput,
    output: z.array(audiences.adminSubscriber),
    errors: ['invalid_input'],
  }),
  adminExportSubscribers: operation('adminExportSubscribers', {
    summary:
      'The customers of a list as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: audiences.adminExportSubscribersInput,
    output: lists.csvFile,
    errors: ['invalid_input'],
  }),
}
