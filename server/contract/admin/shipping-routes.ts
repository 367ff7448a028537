import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const permission = 'shipping.write'

/** Zones of delivery, and what a shopper sees of them. */
export const shippingRoutes = {
  adminListShippingZones: { method: 'GET', path: '/admin/shipping/zones', access, permission },
  adminExportShippingZones: {
    method: 'GET',
    path: '/admin/shipping/zones/export',
    access,
    permission,
    caching: 'own',
  },
  adminCreateShippingZone: {
    method: 'POST',
    path: '/admin/shipping/zones',
    access,
    permission,
    status: 201,
  },
  adminCheckZoneImport: {
    method: 'POST',
    path: '/admin/shipping/zones/import/check',
    access,
    permission,
    audit: 'none',
    body: 'long',
  },
  adminImportZones: {
    method: 'POST',
    path: '/admin/shipping/zones/import',
    access,
    permission,
    audit: 'each',
    body: 'long',
  },
  adminDeleteShippingZones: {
    method: 'POST',
    path: '/admin/shipping/zones/bulk/delete',
    access,
    permission,
    audit: 'each',
  },
  adminGetShippingZone: { method: 'GET', path: '/admin/shipping/zones/{id}', access, permission },
  adminUpdateShippingZone: { method: 'PUT', path: '/admin/shipping/zones/{id}', access, permission },
  adminTestDelivery: { method: 'GET', path: '/admin/shipping/test', access, permission },
} as const satisfies Record<string, AdminRoute>
