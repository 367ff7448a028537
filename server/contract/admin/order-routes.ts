import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'

const reading = { access, permission: 'orders.read' } as const
const writing = { access, permission: 'orders.write' } as const

/** Orders and returns, as the shop works through them. */
export const orderRoutes = {
  adminListOrders: { method: 'GET', path: '/admin/orders', access, permission: 'orders.read' },
  adminExportOrders: {
    method: 'GET',
    path: '/admin/orders/export',
    access,
    permission: 'orders.read',
    caching: 'own',
  },
  adminGetOrderFigures: { method: 'GET', path: '/admin/orders/figures', ...reading },
  adminListOrderSheets: { method: 'GET', path: '/admin/orders/sheets', ...reading },
  adminGetOrder: { method: 'GET', path: '/admin/orders/{id}', access, permission: 'orders.read' },
  adminSetOrderStatus: {
    method: 'POST',
    path: '/admin/orders/{id}/status',
    access,
    permission: 'orders.write',
  },
  adminMoveOrders: {
    method: 'POST',
    path: '/admin/orders/bulk/status',
    access,
    permission: 'orders.write',
    audit: 'each',
  },
  adminCheckShipments: {
    method: 'POST',
    path: '/admin/orders/bulk/shipments/check',
    ...writing,
    audit: 'none',
  },
  adminShipOrders: { method: 'POST', path: '/admin/orders/bulk/shipments', ...writing, audit: 'each' },
  adminAddOrderNote: { method: 'POST', path: '/admin/orders/{id}/notes', ...writing },
  adminChangeOrderAddress: { method: 'PUT', path: '/admin/orders/{id}/address', ...writing },
  adminChangeOrderTracking: { method: 'PUT', path: '/admin/orders/{id}/tracking', ...writing },
  adminShipParcel: { method: 'POST', path: '/admin/orders/{id}/parcels', ...writing },
  adminMoveParcel: { method: 'POST', path: '/admin/orders/{id}/parcels/{parcelId}/status', ...writing },
  adminResendParcel: { method: 'POST', path: '/admin/orders/{id}/parcels/{parcelId}/resend', ...writing },
  adminRefundParcel: {
    method: 'POST',
    path: '/admin/orders/{id}/parcels/{parcelId}/refund',
    access,
    permission: 'refunds.write',
  },
  adminRefundOrder: {
    method: 'POST',
    path: '/admin/orders/{id}/refunds',
    access,
    permission: 'refunds.write',
  },
  // Orders that the shop makes for a customer, and their payment by a link
  adminAddCustomer: { method: 'POST', path: '/admin/customers', ...writing, status: 201 },
  adminAddCustomerAddress: {
    method: 'POST',
    path: '/admin/customers/{id}/addresses',
    ...writing,
    status: 201,
  },
  adminQuoteOrder: { method: 'POST', path: '/admin/orders/quote', ...writing, audit: 'none' },
  adminPlaceOrder: { method: 'POST', path: '/admin/orders', ...writing, status: 201, audit: 'each' },
  adminGetPaymentLink: { method: 'GET', path: '/admin/orders/{id}/payment-link', ...writing },
  adminSendPaymentLink: { method: 'POST', path: '/admin/orders/{id}/payment-link', ...writing },
  adminListReturns: { method: 'GET', path: '/admin/returns', access, permission: 'returns.write' },
} as const satisfies Record<string, AdminRoute>
