import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { listAuditEntries } from './list.ts'
import { adminGetAuditEntry, adminRevertChange } from './revert.ts'

export function auditHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListAudit: os.adminListAudit.handler(async ({ context, input }) =>
      answerPage(context, await listAuditEntries(dependencies, input)),
    ),
    adminGetAuditEntry: os.adminGetAuditEntry.handler(({ input }) =>
      adminGetAuditEntry(dependencies, input.id),
    ),
    adminRevertChange: os.adminRevertChange.handler(({ context, input }) =>
      adminRevertChange(dependencies, administratorOf(context), input.id),
    ),
  }
}
