import type { KeyPermission } from '@shruti/server/contract/permissions'

/** What a key may do, as its form and the list of keys say it. */
export const permissionWords: Readonly<Record<KeyPermission, string>> = {
  'dashboard.read': 'See the dashboard',
  'orders.read': 'See orders',
  'orders.write': 'Change orders',
  'refunds.write': 'Refund orders',
  'returns.write': 'Handle returns and warranty claims',
  'catalogue.read': 'See products and stock',
  'catalogue.write': 'Change products and categories',
  'inventory.write': 'Change stock',
  'customers.read': 'See customers',
  'customers.write': 'Change customers',
  'reviews.write': 'Handle reviews',
  'messages.write': 'Handle messages',
  'marketing.read': 'See promotions',
  'promotions.write': 'Change promotions',
  'content.write': 'Change the blog',
  'analytics.read': 'See analytics',
  'shipping.write': 'Change delivery zones',
  'payments.read': 'See payments',
  'settings.read': 'See settings',
}
