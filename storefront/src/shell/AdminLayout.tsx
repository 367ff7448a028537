import { AdminShell, type AdminNavProps } from '@shruti/design-system/AdminShell'
import { LayoutDashboard, ReceiptIndianRupee } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLogout } from '../queries/user.ts'
import { paths } from '../paths.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** Fetched when a phone first opens the menu. */
const AdminDrawer = lazy(() => import('./AdminDrawer.tsx'))

const links = [
  { label: 'Dashboard', href: paths.admin, icon: LayoutDashboard },
  { label: 'Orders', href: paths.adminOrders, icon: ReceiptIndianRupee },
]

/** The layout of the administration: no navigation bar and no footer of the shop [ROUTE-4]. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useUrl()
  const { mutate: logout } = useLogout()
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  const nav: AdminNavProps = {
    links,
    currentPath: pathname.startsWith(paths.adminOrders) ? paths.adminOrders : pathname,
    shopHref: paths.home,
    // A full load, so that nothing of the administration is left in the page.
    onLogout: () => logout(undefined, { onSuccess: () => window.location.assign(paths.auth) }),
    LinkComponent: RouterLink,
  }
  return (
    <AdminShell {...nav} onMenuOpen={() => setDrawer('open')}>
      {children}
      {drawer !== 'unused' && (
        <Suspense>
          <AdminDrawer nav={nav} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </AdminShell>
  )
}
