import type { AdminRoute } from '../operation-route.ts'

const guarded = { access: 'administrator', permission: 'administrators.write' } as const

/** Who may use the administration, and as what. */
export const administratorRoutes = {
  adminListAdministrators: { method: 'GET', path: '/admin/administrators', ...guarded },
  adminCreateAdministrator: { method: 'POST', path: '/admin/administrators', ...guarded, status: 201 },
  adminSetAdministratorRole: { method: 'PUT', path: '/admin/administrators/{id}/role', ...guarded },
  adminEndAdministratorSessions: {
    method: 'POST',
    path: '/admin/administrators/{id}/end-sessions',
    ...guarded,
  },
  adminRemoveAdministrator: { method: 'POST', path: '/admin/administrators/{id}/remove', ...guarded },
} as const satisfies Record<string, AdminRoute>
