import * as z from 'zod'
import { operation } from '../operation.ts'
import * as insight from '../schemas/admin-insight.ts'
import { csvFile } from '../schemas/admin-lists.ts'

/** Figures of the shop, and the rows that each of them adds up (ADM-1, ADM-5). */
export const insightOperations = {
  adminGetDashboard: operation('adminGetDashboard', {
    summary: 'Figures of the last days against those before, what waits for someone, the latest orders',
    input: insight.getDashboardInput,
    output: insight.dashboard,
    errors: ['invalid_input'],
  }),
  adminGetFigures: operation('adminGetFigures', {
    summary: 'Figures of a period by day, product, category, state, payment method and the like',
    input: insight.getFiguresInput,
    output: insight.figures,
    errors: ['invalid_input', 'period_invalid'],
  }),
  adminExportFigures: operation('adminExportFigures', {
    summary: 'The same figures as CSV',
    input: insight.getFiguresInput,
    output: csvFile,
    errors: ['invalid_input', 'period_invalid'],
  }),
  adminGetCohorts: operation('adminGetCohorts', {
    summary: 'Customers by the month of their first order, and how many ordered again',
    input: z.object({}),
    output: insight.cohorts,
  }),
  adminListSalesEntries: operation('adminListSalesEntries', {
    summary: 'The rows that a figure adds up; X-Total-Count carries how many',
    input: insight.listSalesEntriesInput,
    output: z.array(insight.salesEntry),
    errors: ['invalid_input', 'period_invalid'],
  }),
  adminExportSalesEntries: operation('adminExportSalesEntries', {
    summary: 'The same rows as CSV, a part at a time: X-Next-Cursor tells where the next one begins',
    input: insight.exportSalesEntriesInput,
    output: csvFile,
    errors: ['invalid_input', 'period_invalid'],
  }),
}
