import type { User } from '@shruti/server/contract'
import { roleHolds, type Permission } from '@shruti/server/contract/permissions'
import { adminPaths } from '../admin-paths.ts'
import { paths } from '../paths.ts'
import { t } from '../language/t.ts'

interface AdminMenuLink {
  readonly label: string
  readonly href: string
  readonly permission: Permission
  /** Shows in the drawer of a phone alone. */
  readonly isForDrawer?: true
}

const links = (): readonly AdminMenuLink[] => [
  { label: t('Dashboard'), href: paths.admin, permission: 'dashboard.read' },
  { label: t('Products'), href: adminPaths.products, permission: 'catalogue.read' },
  { label: t('Blog Manager'), href: adminPaths.blogManager, permission: 'content.write' },
  { label: t('Orders'), href: adminPaths.orders, permission: 'orders.read' },
  { label: t('Customers'), href: adminPaths.customers, permission: 'customers.read', isForDrawer: true },
]

/** The areas of the administration that the shop's own menus lead to, as far as the role includes them [NAV-6, NAV-7]. */
export function adminLinks({ adminRole }: Pick<User, 'adminRole'>, place: 'bar' | 'drawer') {
  return links()
    .filter(({ permission, isForDrawer }) => {
      const isHere = place === 'drawer' || !isForDrawer
      return isHere && adminRole !== undefined && roleHolds(adminRole, permission)
    })
    .map(({ label, href }) => ({ label, href }))
}
