import { requireAdministrator } from './router/guards.ts'
import { adminPaths } from './admin-paths.ts'
import { paths } from './paths.ts'
import { pageRoute } from './router/page-route.ts'
import { Redirect, type Layout, type PageModule, type Route } from './router/resolve.ts'

// Every page of the administration calls these operations: their routes come beside its code, and not after it.
void import('./api/other-routes.ts')
void import('@shruti/server/contract/admin/routes')

const pageModules = import.meta.glob<PageModule>('./pages/Admin*Page.tsx')

const admin: Layout = { source: 'src/shell/AdminLayout.tsx', load: () => import('./shell/AdminLayout.tsx') }

/** What is printed has nothing of the administration around it. */
const paper: Layout = {
  source: 'src/shell/DocumentLayout.tsx',
  load: () => import('./shell/DocumentLayout.tsx'),
}

const page = (path: string, name: string) => pageRoute(pageModules, path, name, admin)

/** Every page of the administration [ROUTE-4]: loaded for whoever goes there, so that no shopper's page carries them. */
export const adminRoutes: readonly Route[] = [
  page(paths.admin, 'AdminDashboardPage'),
  page(adminPaths.promotions, 'AdminPromotionsPage'),
  page(adminPaths.newPromotion, 'AdminNewPromotionPage'),
  page('/admin/promotions/:promotionId', 'AdminPromotionPage'),
  page(adminPaths.posts, 'AdminPostsPage'),
  page(adminPaths.newPost, 'AdminNewPostPage'),
  page('/admin/blog-manager/:postId', 'AdminPostPage'),
  page(adminPaths.products, 'AdminProductsPage'),
  page(adminPaths.newProduct, 'AdminProductPage'),
  page('/admin/products/:productId', 'AdminProductPage'),
  page(adminPaths.inventory, 'AdminInventoryPage'),
  page(adminPaths.categories, 'AdminCategoriesPage'),
  page(adminPaths.analytics, 'AdminAnalyticsPage'),
  page(adminPaths.figureRows, 'AdminFigureRowsPage'),
  page(adminPaths.customers, 'AdminCustomersPage'),
  page('/admin/customers/:customerId', 'AdminCustomerPage'),
  page(adminPaths.subscribers, 'AdminSubscribersPage'),
  page(adminPaths.productAlerts, 'AdminProductAlertsPage'),
  page(adminPaths.reviews, 'AdminReviewsPage'),
  page(adminPaths.messages, 'AdminMessagesPage'),
  page('/admin/messages/:ticketId', 'AdminMessagePage'),
  page(adminPaths.claims, 'AdminClaimsPage'),
  page('/admin/claims/:claimId', 'AdminClaimPage'),
  page(adminPaths.audit, 'AdminAuditPage'),
  page('/admin/audit/:entryId', 'AdminAuditEntryPage'),
  page(adminPaths.orders, 'AdminOrdersPage'),
  page(adminPaths.newOrder, 'AdminNewOrderPage'),
  page(adminPaths.orderShip, 'AdminOrderShipPage'),
  pageRoute(pageModules, '/admin/orders/print', 'AdminOrderPrintPage', paper),
  page('/admin/orders/:orderId', 'AdminOrderPage'),
  page(adminPaths.returns, 'AdminReturnsPage'),
  page(adminPaths.settings, 'AdminSettingsPage'),
  page(adminPaths.stores, 'AdminStoresPage'),
  page(adminPaths.administrators, 'AdminAdministratorsPage'),
  page(adminPaths.apiKeys, 'AdminApiKeysPage'),
  page(adminPaths.webhooks, 'AdminWebhooksPage'),
  page('/admin/settings/webhooks/:webhookId', 'AdminWebhookPage'),
  page(adminPaths.shipping, 'AdminShippingPage'),
  page(adminPaths.shippingZones, 'AdminShippingZonesPage'),
  page(adminPaths.payments, 'AdminPaymentsPage'),
  page(adminPaths.transactions, 'AdminTransactionsPage'),
  page('/admin/payments/transactions/:paymentId', 'AdminTransactionPage'),
  page(adminPaths.refunds, 'AdminRefundsPage'),
  page(adminPaths.cash, 'AdminCashPage'),
  page(adminPaths.reconciliation, 'AdminReconciliationPage'),
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
