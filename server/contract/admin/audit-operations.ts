import * as z from 'zod'
import { operation } from '../operation.ts'
import * as audit from '../schemas/audit.ts'

/** The audit log (ADM-9). */
export const auditOperations = {
  adminListAudit: operation('adminListAudit', {
    summary: 'What administrators changed, the newest first; X-Total-Count carries how many',
    input: audit.listAuditInput,
    output: z.array(audit.auditEntry),
    errors: ['invalid_input'],
  }),
  adminGetAuditEntry: operation('adminGetAuditEntry', {
    summary: 'One change, field by field, and whether it can be taken back',
    input: audit.auditIdInput,
    output: audit.auditEntryDetail,
    errors: ['audit_entry_not_found'],
  }),
  adminRevertChange: operation('adminRevertChange', {
    summary: 'Take a change back, where that is safe and nobody changed it again',
    input: audit.auditIdInput,
    output: audit.auditEntryDetail,
    errors: ['audit_entry_not_found', 'cannot_revert'],
  }),
}
