import type { AdminRoute } from '../operation-route.ts'
import { administratorRoutes } from './administrator-routes.ts'
import { audienceRoutes } from './audience-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { integrationRoutes } from './integration-routes.ts'
import { insightRoutes } from './insight-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { reviewRoutes } from './review-routes.ts'
import { adminPaymentRoutes } from './payment-routes.ts'
import { productRoutes } from './product-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { shippingRoutes } from './shipping-routes.ts'
import { storeRoutes } from './store-routes.ts'
import { adminPostRoutes } from './post-routes.ts'
import { promotionRoutes } from './promotion-routes.ts'
import { tableRoutes } from './table-routes.ts'

/** Operations of the administration, which the storefront loads with its pages: no shopper's page carries them. */
export const adminRoutes = {
  ...insightRoutes,
  ...orderRoutes,
  ...customerRoutes,
  ...productRoutes,
  ...promotionRoutes,
  ...adminPostRoutes,

  // Returns, claims and messages
  adminSetReturnStatus: {
    method: 'POST',
    path: '/admin/returns/{id}/status',
    access: 'administrator',
    permission: 'returns.write',
  },
  adminListWarrantyClaims: {
    method: 'GET',
    path: '/admin/warranty-claims',
    access: 'administrator',
    permission: 'returns.write',
  },
  adminGetWarrantyClaim: {
    method: 'GET',
    path: '/admin/warranty-claims/{id}',
    access: 'administrator',
    permission: 'returns.write',
  },
  adminSetWarrantyClaimStatus: {
    method: 'POST',
    path: '/admin/warranty-claims/{id}/status',
    access: 'administrator',
    permission: 'returns.write',
  },
  adminListSupportTickets: {
    method: 'GET',
    path: '/admin/support-tickets',
    access: 'administrator',
    permission: 'messages.write',
  },
  adminGetSupportTicket: {
    method: 'GET',
    path: '/admin/support-tickets/{id}',
    access: 'administrator',
    permission: 'messages.write',
  },
  adminSetSupportTicketStatus: {
    method: 'PUT',
    path: '/admin/support-tickets/{id}',
    access: 'administrator',
    permission: 'messages.write',
  },

  ...adminPaymentRoutes,
  ...settingsRoutes,
  ...shippingRoutes,
  ...storeRoutes,
  ...administratorRoutes,
  ...integrationRoutes,
  ...reviewRoutes,
  ...audienceRoutes,
  ...auditRoutes,
  ...tableRoutes,
} as const satisfies Record<string, AdminRoute>
