import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const permission = 'analytics.read'

/** Figures of the shop, and the rows behind them. */
export const insightRoutes = {
  adminGetDashboard: { method: 'GET', path: '/admin/dashboard', access, permission: 'dashboard.read' },
  adminGetFigures: { method: 'GET', path: '/admin/figures', access, permission },
  adminExportFigures: { method: 'GET', path: '/admin/figures/export', access, permission, caching: 'own' },
  adminGetCohorts: { method: 'GET', path: '/admin/figures/cohorts', access, permission },
  adminListSalesEntries: { method: 'GET', path: '/admin/sales-entries', access, permission },
  adminExportSalesEntries: {
    method: 'GET',
    path: '/admin/sales-entries/export',
    access,
    permission,
    caching: 'own',
  },
} as const satisfies Record<string, AdminRoute>
