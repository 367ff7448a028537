import { signedIn } from '../../accounts/sessions.ts'
import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { administratorOf } from '../audit.ts'
import { undo } from '../bulk/undo.ts'
import {
  adminCreateView,
  adminDeleteView,
  adminGetTable,
  adminSetTableKeys,
  adminSetTableLayout,
  adminUpdateView,
} from './tables.ts'

export function tableHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminGetTable: os.adminGetTable.handler(({ context, input }) =>
      adminGetTable(dependencies.store, signedIn(context.caller), input.table),
    ),
    adminSetTableLayout: os.adminSetTableLayout.handler(({ context, input }) =>
      adminSetTableLayout(dependencies, signedIn(context.caller), input),
    ),
    adminSetTableKeys: os.adminSetTableKeys.handler(({ context, input }) =>
      adminSetTableKeys(dependencies, signedIn(context.caller), input),
    ),
    adminCreateView: os.adminCreateView.handler(({ context, input }) =>
      adminCreateView(dependencies, signedIn(context.caller), input),
    ),
    adminUpdateView: os.adminUpdateView.handler(({ context, input }) =>
      adminUpdateView(dependencies, signedIn(context.caller), input),
    ),
    adminDeleteView: os.adminDeleteView.handler(({ context, input }) =>
      adminDeleteView(dependencies, signedIn(context.caller), input.id),
    ),
    adminUndo: os.adminUndo.handler(({ context, input }) =>
      undo(dependencies, administratorOf(context), input.undoId),
    ),
  }
}
