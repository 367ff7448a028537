import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const reading = { access, permission: 'payments.read' } as const
const writing = { access, permission: 'payments.write' } as const

/** Payments: transactions, refunds, cash of parcels, and the books of a day beside the provider's. */
export const adminPaymentRoutes = {
  adminListTransactions: { method: 'GET', path: '/admin/transactions', ...reading },
  adminExportTransactions: {
    method: 'GET',
    path: '/admin/transactions/export',
    ...reading,
    caching: 'own',
  },
  adminGetTransaction: { method: 'GET', path: '/admin/transactions/{id}', ...reading },
  adminAskProvider: { method: 'POST', path: '/admin/transactions/{id}/ask', ...writing },
  adminListRefunds: { method: 'GET', path: '/admin/refunds', ...reading },
  adminExportRefunds: { method: 'GET', path: '/admin/refunds/export', ...reading, caching: 'own' },
  adminRetryRefund: { method: 'POST', path: '/admin/refunds/{id}/retry', ...writing },
  adminListCashOrders: { method: 'GET', path: '/admin/cash', ...reading },
  adminExportCashOrders: { method: 'GET', path: '/admin/cash/export', ...reading, caching: 'own' },
  adminGetCashFigures: { method: 'GET', path: '/admin/cash/figures', ...reading },
  adminMarkCash: { method: 'POST', path: '/admin/cash/bulk/collected', ...writing, audit: 'each' },
  adminGetReconciliation: { method: 'GET', path: '/admin/reconciliation', ...reading },
  adminExportReconciliation: {
    method: 'GET',
    path: '/admin/reconciliation/export',
    ...reading,
    caching: 'own',
  },
} as const satisfies Record<string, AdminRoute>
