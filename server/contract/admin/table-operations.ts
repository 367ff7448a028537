import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import { emptyAnswer } from '../schemas/common.ts'

/** The tables of the administration (ADM-9). */
export const tableOperations = {
  adminGetTable: operation('adminGetTable', {
    summary: 'The own layout of a table, and its saved views',
    input: lists.getTableInput,
    output: lists.adminTable,
    errors: ['invalid_input'],
  }),
  adminSetTableLayout: operation('adminSetTableLayout', {
    summary: 'Keep how a table is laid out for oneself; null forgets it',
    input: lists.setTableLayoutInput,
    output: lists.adminTable,
    errors: ['invalid_input'],
  }),
  adminSetTableKeys: operation('adminSetTableKeys', {
    summary: 'Switch the single-character keys of all tables on or off for oneself',
    input: lists.tableKeys,
    output: lists.tableKeys,
    errors: ['invalid_input'],
  }),
  adminCreateView: operation('adminCreateView', {
    summary: 'Save a view of a table: filters, sort and columns',
    input: lists.createViewInput,
    output: lists.savedView,
    errors: ['invalid_input', 'view_limit', 'view_name_taken'],
  }),
  adminUpdateView: operation('adminUpdateView', {
    summary: 'Change a view of one’s own',
    input: lists.updateViewInput,
    output: lists.savedView,
    errors: ['invalid_input', 'view_not_found', 'view_name_taken', 'stale_version'],
  }),
  adminDeleteView: operation('adminDeleteView', {
    summary: 'Remove a view of one’s own',
    input: lists.viewIdInput,
    output: emptyAnswer,
    errors: ['view_not_found'],
  }),
  adminUndo: operation('adminUndo', {
    summary: 'Take back a bulk action, for ten seconds',
    input: lists.undoInput,
    output: lists.undoAnswer,
    errors: ['undo_over'],
  }),
}
