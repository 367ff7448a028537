/**
 * Who of the shop's staff may do what. Every operation of the administration names one permission (`OperationRoute`), and
 * the server asks it of each request; pages leave out what somebody may not do. Plain data without dependencies, so that
 * the browser can carry it.
 */

/** `owner` may do everything, and is the only one who names others. */
export const adminRoles = ['owner', 'operations', 'catalogue', 'support'] as const
export type AdminRole = (typeof adminRoles)[number]

/** What people call the roles, and what each is for. */
export const adminRoleTexts: Readonly<Record<AdminRole, { readonly name: string; readonly about: string }>> =
  {
    owner: { name: 'Owner', about: 'Everything, with settings, administrators and the audit log' },
    operations: { name: 'Operations', about: 'Orders, refunds, returns, stock, shipping and payments' },
    catalogue: { name: 'Catalogue', about: 'Products, stock, promotions, reviews and the blog' },
    support: { name: 'Support', about: 'Orders, customers, returns, reviews and messages' },
  }

/** The roles beside the owner that hold each permission. */
const grants = {
  /** The own tables' columns and views; everybody's. */
  'tables.use': ['operations', 'catalogue', 'support'],
  'dashboard.read': ['operations', 'catalogue', 'support'],
  'orders.read': ['operations', 'support'],
  'orders.write': ['operations'],
  'refunds.write': ['operations'],
  'returns.write': ['operations', 'support'],
  'catalogue.read': ['operations', 'catalogue', 'support'],
  'catalogue.write': ['catalogue'],
  'inventory.write': ['operations', 'catalogue'],
  'customers.read': ['operations', 'support'],
  'customers.write': ['support'],
  'reviews.write': ['catalogue', 'support'],
  'messages.write': ['operations', 'support'],
  'marketing.read': ['operations', 'catalogue'],
  'promotions.write': ['catalogue'],
  'content.write': ['catalogue'],
  'analytics.read': ['operations', 'catalogue'],
  'shipping.write': ['operations'],
  'payments.read': ['operations'],
  'payments.write': [],
  'settings.read': ['operations', 'catalogue', 'support'],
  'settings.write': [],
  'administrators.write': [],
  'integrations.write': [],
  'audit.read': [],
} as const satisfies Readonly<Record<string, readonly Exclude<AdminRole, 'owner'>[]>>

export type Permission = keyof typeof grants

export const permissions = Object.keys(grants) as Permission[]

/** What an API key can be given: what staff other than the owner may do. Columns of tables are for whoever looks at them. */
export type KeyPermission = {
  [P in Permission]: (typeof grants)[P] extends readonly [] ? never : P extends 'tables.use' ? never : P
}[Permission]

export const keyPermissions = permissions.filter(
  (permission): permission is KeyPermission => permission !== 'tables.use' && grants[permission].length > 0,
)

/** Whether a role holds a permission. */
export function roleHolds(role: AdminRole, permission: Permission): boolean {
  return role === 'owner' || (grants[permission] as readonly AdminRole[]).includes(role)
}
