import { payLinkPath } from './parts/payment/pay-path.ts'
import { paths } from './paths.ts'
import { requireUser } from './router/guards.ts'
import { pageRoute } from './router/page-route.ts'
import {
  NotFound,
  Redirect,
  type Layout,
  type LayoutModule,
  type PageLoader,
  type PageModule,
  type Route,
  type RouteTable,
} from './router/resolve.ts'
import * as shopLayoutModule from './shell/ShopLayout.tsx'
import { t } from './language/t.ts'

const pageModules = import.meta.glob<PageModule>([
  './pages/*Page.tsx',
  '!./pages/{BestSellers,Cart,Deals,Home,NewArrivals,Product,Shop}Page.tsx',
  '!./pages/Admin*Page.tsx',
])
/** Layouts that only some visitors see. */
const layoutModules = import.meta.glob<LayoutModule>('./shell/{Auth,Checkout,Document}Layout.tsx')

function layout(name: string): Layout {
  const load = layoutModules[`./shell/${name}.tsx`]
  if (!load) throw new Error(`There is no ${name}`)
  return { source: `src/shell/${name}.tsx`, load }
}

const shopLayout: Layout = { load: () => Promise.resolve(shopLayoutModule) }

const page = (path: string, name: string, within: Layout = shopLayout) =>
  pageRoute(pageModules, path, name, within)

/** A route without a page of its own. */
const only = (path: string, before: PageLoader): Route => ({
  path,
  caseSensitive: true,
  layout: shopLayout,
  before,
})

const notFound: PageLoader = () => Promise.reject(new NotFound(t('Page not found')))

/** Anything else under a guarded path is guarded before it is not found [ROUTE-2]. */
const guardedNotFound: PageLoader = async (app, { url }) => {
  await requireUser(app, url)
  throw new NotFound('Page not found')
}

/** Texts, sign-in, checkout, orders, account and administration: all pages but those of `routes.ts`. */
export const laterRoutes: RouteTable = [
  page('/product/:idOrSlug/reviews', 'ReviewsPage'),
  page('/product/:idOrSlug/tell-me', 'ProductAlertPage'),
  page('/product-alerts/confirm', 'ConfirmAlertPage'),
  page('/product-alerts/stop', 'StopAlertsPage'),
  page(paths.stores, 'StoresPage'),
  page(paths.finder, 'FinderPage'),
  page(paths.compare, 'ComparePage'),
  page(paths.trackOrder, 'TrackOrderPage'),
  page(paths.about, 'AboutPage'),
  page(paths.contact, 'ContactPage'),
  page(paths.faqs, 'FaqsPage'),
  page(paths.blog, 'BlogPage'),
  page('/blog/:slug', 'PostPage'),
  page(paths.shippingInfo, 'ShippingInfoPage'),
  page(paths.returns, 'ReturnsPage'),
  page(paths.warranty, 'WarrantyPage'),
  page(paths.privacyPolicy, 'PrivacyPolicyPage'),
  page(paths.termsOfService, 'TermsOfServicePage'),
  page(paths.cookiePolicy, 'CookiePolicyPage'),
  page(paths.offline, 'OfflinePage'),

  page(paths.auth, 'AuthPage', layout('AuthLayout')),
  page(paths.checkout, 'CheckoutPage', layout('CheckoutLayout')),
  page(payLinkPath(), 'PayLinkPage', layout('CheckoutLayout')),
  page('/pay/:orderId', 'PayPage', layout('CheckoutLayout')),
  page('/payment-sandbox/:paymentId', 'PaymentSandboxPage', layout('CheckoutLayout')),
  page('/order-confirmation/:orderId', 'OrderConfirmationPage'),
  page(paths.favorites, 'FavoritesPage'),
  // The page knows its sections, so that no other page carries their addresses.
  page('/profile/*', 'ProfilePage'),
  page(paths.notifications, 'NotificationsPage'),
  page(paths.myOrders, 'MyOrdersPage'),
  only('/orders', () => Promise.resolve(new Redirect(paths.myOrders))),
  page('/orders/:orderId', 'OrderPage'),
  page('/orders/:orderId/invoice', 'InvoicePage', layout('DocumentLayout')),
  page('/orders/:orderId/credit-notes/:creditNoteId', 'InvoicePage', layout('DocumentLayout')),
  only('/orders/*', guardedNotFound),

  {
    path: `${paths.admin}/*`,
    caseSensitive: true,
    source: 'src/admin-routes.ts',
    routes: () => import('./admin-routes.ts').then(({ adminRoutes }) => adminRoutes),
  },
  only('*', notFound),
]
