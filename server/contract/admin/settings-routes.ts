import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'

/** What the owner sets, section by section; and what the shop demands of its administrators. */
export const settingsRoutes = {
  adminGetSettings: { method: 'GET', path: '/admin/settings', access, permission: 'settings.read' },
  adminSetIdentity: { method: 'PUT', path: '/admin/settings/identity', access, permission: 'settings.write' },
  adminSetMoney: { method: 'PUT', path: '/admin/settings/money', access, permission: 'settings.write' },
  adminSetDelivery: { method: 'PUT', path: '/admin/settings/delivery', access, permission: 'shipping.write' },
  adminSetDispatch: { method: 'PUT', path: '/admin/settings/dispatch', access, permission: 'shipping.write' },
  adminSetPayments: { method: 'PUT', path: '/admin/settings/payments', access, permission: 'payments.write' },
  adminSetCouriers: { method: 'PUT', path: '/admin/settings/couriers', access, permission: 'shipping.write' },
  adminSetTax: { method: 'PUT', path: '/admin/settings/tax', access, permission: 'settings.write' },
  adminSetChat: { method: 'PUT', path: '/admin/settings/chat', access, permission: 'settings.write' },
  adminSetNumbering: {
    method: 'PUT',
    path: '/admin/settings/numbering',
    access,
    permission: 'settings.write',
  },
  adminGetSecurity: { method: 'GET', path: '/admin/settings/security', access, permission: 'settings.read' },
  adminSetSecurity: { method: 'PUT', path: '/admin/settings/security', access, permission: 'settings.write' },
} as const satisfies Record<string, AdminRoute>
