import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'

/** The audit log. What it tells the owner alone may read; taking a change back is the owner's too. */
export const auditRoutes = {
  adminListAudit: { method: 'GET', path: '/admin/audit', access, permission: 'audit.read' },
  adminGetAuditEntry: { method: 'GET', path: '/admin/audit/{id}', access, permission: 'audit.read' },
  adminRevertChange: {
    method: 'POST',
    path: '/admin/audit/{id}/revert',
    access,
    permission: 'settings.write',
  },
} as const satisfies Record<string, AdminRoute>
