import type { AdminRoute } from '../operation-route.ts'

const reads = { access: 'administrator', permission: 'customers.read' } as const

/** Who wants to hear of the shop. */
export const audienceRoutes = {
  adminListProductAlerts: { method: 'GET', path: '/admin/product-alerts', ...reads },
  adminExportProductAlerts: {
    method: 'GET',
    path: '/admin/product-alerts/export',
    ...reads,
    caching: 'own',
  },
  adminListSubscribers: { method: 'GET', path: '/admin/subscribers', ...reads },
  adminExportSubscribers: { method: 'GET', path: '/admin/subscribers/export', ...reads, caching: 'own' },
} as const satisfies Record<string, AdminRoute>
