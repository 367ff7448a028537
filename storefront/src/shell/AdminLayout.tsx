import { AdminShell, type AdminLink, type AdminNavProps } from '@shruti/design-system/AdminShell'
import type { Permission } from '@shruti/server/contract/permissions'
import {
  Boxes,
  ChartNoAxesColumn,
  CreditCard,
  FileText,
  Headphones,
  History,
  LayoutDashboard,
  MessageSquare,
  ReceiptIndianRupee,
  Settings,
  ShieldCheck,
  Star,
  Tags,
  TicketPercent,
  Truck,
  Undo2,
  Users,
} from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useHolds } from '../parts/admin/access/use-may.ts'
import { useLogout } from '../queries/user.ts'
import { adminPaths } from '../admin-paths.ts'
import { paths } from '../paths.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useShortcut } from './use-shortcut.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

/** Fetched when it is first opened. */
const AdminPalette = lazyPart(() => import('./AdminPalette.tsx'), {
  close: ({ onOpenChange }) => onOpenChange(false),
})
/** Fetched when a phone first opens the menu. */
const AdminDrawer = lazyPart(() => import('./AdminDrawer.tsx'))

/** Every area, with the permission that its page asks the server under. */
const areas: readonly (AdminLink & { readonly permission: Permission })[] = [
  { label: 'Dashboard', href: paths.admin, icon: LayoutDashboard, permission: 'dashboard.read' },
  { label: 'Orders', href: adminPaths.orders, icon: ReceiptIndianRupee, permission: 'orders.read' },
  { label: 'Returns', href: adminPaths.returns, icon: Undo2, permission: 'returns.write' },
  { label: 'Products', href: adminPaths.products, icon: Headphones, permission: 'catalogue.read' },
  { label: 'Inventory', href: adminPaths.inventory, icon: Boxes, permission: 'catalogue.read' },
  { label: 'Categories', href: adminPaths.categories, icon: Tags, permission: 'catalogue.read' },
  { label: 'Customers', href: adminPaths.customers, icon: Users, permission: 'customers.read' },
  { label: 'Analytics', href: adminPaths.analytics, icon: ChartNoAxesColumn, permission: 'analytics.read' },
  { label: 'Promotions', href: adminPaths.promotions, icon: TicketPercent, permission: 'marketing.read' },
  { label: 'Blog manager', href: adminPaths.posts, icon: FileText, permission: 'content.write' },
  { label: 'Reviews', href: adminPaths.reviews, icon: Star, permission: 'reviews.write' },
  { label: 'Messages', href: adminPaths.messages, icon: MessageSquare, permission: 'messages.write' },
  { label: 'Warranty claims', href: adminPaths.claims, icon: ShieldCheck, permission: 'returns.write' },
  { label: 'Shipping', href: adminPaths.shipping, icon: Truck, permission: 'settings.read' },
  { label: 'Payments', href: adminPaths.payments, icon: CreditCard, permission: 'settings.read' },
  { label: 'Settings', href: adminPaths.settings, icon: Settings, permission: 'settings.read' },
  { label: 'Audit log', href: adminPaths.audit, icon: History, permission: 'audit.read' },
]

/** The layout of the administration, with the areas of the role: no navigation bar and no footer of the shop [ROUTE-4, ADM-7]. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useUrl()
  const { mutate: logout } = useLogout()
  const holds = useHolds()
  const links = areas.flatMap(({ permission, ...link }) => (holds(permission) ? [link] : []))
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused')
  const logOut = () =>
    // A full load, so that nothing of the administration is left in the page.
    logout(undefined, { onSuccess: () => window.location.assign(paths.auth) })
  const find = () => {
    setDrawer(shown => (shown === 'unused' ? shown : 'closed'))
    setPalette('open')
  }
  useShortcut('k', find)
  const nav: AdminNavProps = {
    links,
    // A page below a list is in the list's area, and one that the role does not include in none of the links.
    currentPath: areas.findLast(({ href }) => pathname.startsWith(href))?.href ?? pathname,
    shopHref: paths.home,
    onLogout: logOut,
    onFind: find,
    LinkComponent: RouterLink,
  }
  return (
    <AdminShell {...nav} onMenuOpen={() => setDrawer('open')}>
      {children}
      {palette !== 'unused' && (
        <Suspense>
          <AdminPalette
            isOpen={palette === 'open'}
            onOpenChange={isOpen => setPalette(isOpen ? 'open' : 'closed')}
            links={links}
            actions={[
              { id: 'view-shop', label: 'View shop', href: paths.home },
              { id: 'logout', label: 'Logout', onSelect: logOut },
            ]}
          />
        </Suspense>
      )}
      {drawer !== 'unused' && (
        <Suspense>
          <AdminDrawer nav={nav} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </AdminShell>
  )
}
