import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const permission = 'settings.write'

/** The shop's own stores. */
export const storeRoutes = {
  adminListStores: { method: 'GET', path: '/admin/stores', access, permission: 'settings.read' },
  adminCreateStore: { method: 'POST', path: '/admin/stores', access, permission, status: 201 },
  adminDeleteStores: { method: 'POST', path: '/admin/stores/bulk/delete', access, permission, audit: 'each' },
  adminGetStore: { method: 'GET', path: '/admin/stores/{id}', access, permission: 'settings.read' },
  adminUpdateStore: { method: 'PUT', path: '/admin/stores/{id}', access, permission },
} as const satisfies Record<string, AdminRoute>
