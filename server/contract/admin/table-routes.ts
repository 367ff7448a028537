import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const permission = 'tables.use'

/** The tables of the administration: how each administrator has them, saved views, and the way back from bulk actions. */
export const tableRoutes = {
  adminGetTable: { method: 'GET', path: '/admin/tables/{table}', access, permission },
  adminSetTableLayout: {
    method: 'PUT',
    path: '/admin/tables/{table}/layout',
    access,
    permission,
    audit: 'none',
  },
  adminSetTableKeys: { method: 'PUT', path: '/admin/table-keys', access, permission, audit: 'none' },
  adminCreateView: {
    method: 'POST',
    path: '/admin/tables/{table}/views',
    access,
    permission,
    audit: 'none',
    status: 201,
  },
  adminUpdateView: { method: 'PUT', path: '/admin/views/{id}', access, permission, audit: 'none' },
  adminDeleteView: { method: 'DELETE', path: '/admin/views/{id}', access, permission, audit: 'none' },
  adminUndo: { method: 'POST', path: '/admin/undo/{undoId}', access, permission, audit: 'each' },
} as const satisfies Record<string, AdminRoute>
