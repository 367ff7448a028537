import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const reading = { access, permission: 'marketing.read' } as const
const writing = { access, permission: 'promotions.write' } as const

/** Promotions: codes, free delivery, and what banner and popup say. */
export const promotionRoutes = {
  adminListPromotions: { method: 'GET', path: '/admin/promotions', ...reading },
  adminExportPromotions: { method: 'GET', path: '/admin/promotions/export', ...reading, caching: 'own' },
  adminGetPromotion: { method: 'GET', path: '/admin/promotions/{id}', ...reading },
  adminCreatePromotion: { method: 'POST', path: '/admin/promotions', ...writing, status: 201 },
  adminUpdatePromotion: { method: 'PUT', path: '/admin/promotions/{id}', ...writing },
  adminSwitchPromotions: { method: 'POST', path: '/admin/promotions/bulk/active', ...writing, audit: 'each' },
  adminTryPromotion: { method: 'POST', path: '/admin/promotions/try', ...reading, audit: 'none' },
} as const satisfies Record<string, AdminRoute>
