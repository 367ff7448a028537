import { requireAdministrator } from './router/guards.ts'
import { paths } from './paths.ts'
import { pageRoute } from './router/page-route.ts'
import { Redirect, type Layout, type PageModule, type Route } from './router/resolve.ts'

const pageModules = import.meta.glob<PageModule>('./pages/Admin*Page.tsx')

const admin: Layout = { source: 'src/shell/AdminLayout.tsx', load: () => import('./shell/AdminLayout.tsx') }

const page = (path: string, name: string) => pageRoute(pageModules, path, name, admin)

/** Every page of the administration [ROUTE-4]: loaded for whoever goes there, so that no shopper's page carries them. */
export const adminRoutes: readonly Route[] = [
  page(paths.admin, 'AdminDashboardPage'),
  page(paths.adminOrders, 'AdminOrdersPage'),
  page('/admin/orders/:orderId', 'AdminOrderPage'),
  // Any other path of the administration leads to its start.
  {
    path: '/admin/*',
    caseSensitive: true,
    layout: admin,
    async before(app, { url }) {
      await requireAdministrator(app, url)
      return new Redirect(paths.admin)
    },
  },
]
