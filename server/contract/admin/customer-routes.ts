import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const reads = { access, permission: 'customers.read' } as const
const writes = { access, permission: 'customers.write' } as const

/** Customers and their accounts. */
export const customerRoutes = {
  adminListCustomers: { method: 'GET', path: '/admin/customers', ...reads },
  adminExportCustomers: { method: 'GET', path: '/admin/customers/export', ...reads, caching: 'own' },
  adminGetCustomer: { method: 'GET', path: '/admin/customers/{id}', ...reads },
  adminBlockCustomers: {
    method: 'POST',
    path: '/admin/customers/bulk/block',
    ...writes,
    audit: 'each',
  },
  adminAddCustomerNote: { method: 'POST', path: '/admin/customers/{id}/notes', ...writes },
  adminEndCustomerSessions: { method: 'POST', path: '/admin/customers/{id}/sign-out', ...writes },
  adminCheckMerge: { method: 'GET', path: '/admin/customers/{id}/merge', ...writes },
  adminMergeCustomers: { method: 'POST', path: '/admin/customers/{id}/merge', ...writes },
  adminGiveCustomerData: { method: 'POST', path: '/admin/customers/{id}/data', ...writes },
  adminEraseCustomer: { method: 'POST', path: '/admin/customers/{id}/erase', ...writes },
} as const satisfies Record<string, AdminRoute>
