import type { AdminRoute } from '../operation-route.ts'

const access = 'administrator'
const read = { access, permission: 'catalogue.read' } as const
const write = { access, permission: 'catalogue.write' } as const
const inventory = { access, permission: 'inventory.write' } as const

/** Products, stock and categories. */
export const productRoutes = {
  adminListProducts: { method: 'GET', path: '/admin/products', ...read },
  adminExportProducts: { method: 'GET', path: '/admin/products/export', ...read, caching: 'own' },
  adminCreateProduct: { method: 'POST', path: '/admin/products', ...write, status: 201 },
  adminCheckProductImport: {
    method: 'POST',
    path: '/admin/products/import/check',
    ...write,
    audit: 'none',
    body: 'long',
  },
  adminImportProducts: {
    method: 'POST',
    path: '/admin/products/import',
    ...write,
    audit: 'each',
    body: 'long',
  },
  adminSetProductsStatus: {
    method: 'POST',
    path: '/admin/products/bulk/status',
    ...write,
    audit: 'each',
  },
  adminChangePrices: { method: 'POST', path: '/admin/products/bulk/price', ...write, audit: 'each' },
  adminSetProductsCategory: {
    method: 'POST',
    path: '/admin/products/bulk/category',
    ...write,
    audit: 'each',
  },
  adminGetProduct: { method: 'GET', path: '/admin/products/{id}', ...read },
  adminUpdateProduct: { method: 'PUT', path: '/admin/products/{id}', ...write },
  adminDeleteProduct: { method: 'DELETE', path: '/admin/products/{id}', ...write },
  adminDuplicateProduct: { method: 'POST', path: '/admin/products/{id}/duplicate', ...write, status: 201 },
  adminSetProductStatus: { method: 'POST', path: '/admin/products/{id}/status', ...write },
  adminSetProductPrice: { method: 'PUT', path: '/admin/products/{id}/price', ...write },

  adminListInventory: { method: 'GET', path: '/admin/inventory', ...read },
  adminExportInventory: { method: 'GET', path: '/admin/inventory/export', ...read, caching: 'own' },
  adminListStockAdjustments: { method: 'GET', path: '/admin/inventory/adjustments', ...read },
  adminSetStock: { method: 'PUT', path: '/admin/inventory/{productId}/stock', ...inventory },
  adminAdjustStock: { method: 'POST', path: '/admin/inventory/{productId}/adjustments', ...inventory },

  adminListCategories: { method: 'GET', path: '/admin/categories', ...read },
  adminCreateCategory: { method: 'POST', path: '/admin/categories', ...write, status: 201 },
  adminOrderCategories: { method: 'PUT', path: '/admin/categories/order', ...write },
  adminUpdateCategory: { method: 'PUT', path: '/admin/categories/{id}', ...write },
  adminDeleteCategory: { method: 'DELETE', path: '/admin/categories/{id}', ...write },
} as const satisfies Record<string, AdminRoute>
