import { requireAdministrator, requireUser } from './router/guards.ts'
import { paths } from './paths.ts'
import {
  NotFound,
  Redirect,
  type Layout,
  type LayoutModule,
  type PageLoader,
  type PageModule,
  type Route,
} from './router/resolve.ts'
import * as shopLayoutModule from './shell/ShopLayout.tsx'

/** One chunk a page; the server names it in the page, so that it is fetched beside the entry. */
const pageModules = import.meta.glob<PageModule>('./pages/*Page.tsx')
/** Frames that only some visitors see. */
const layoutModules = import.meta.glob<LayoutModule>('./shell/{Admin,Auth,Checkout,Document}Layout.tsx')

function layout(name: string): Layout {
  const load = layoutModules[`./shell/${name}.tsx`]
  if (!load) throw new Error(`There is no ${name}`)
  return { source: `src/shell/${name}.tsx`, load }
}

const shopLayout: Layout = { load: () => Promise.resolve(shopLayoutModule) }

/** @param name file in `src/pages`, without its ending */
function page(path: string, name: string, within: Layout = shopLayout): Route {
  const load = pageModules[`./pages/${name}.tsx`]
  if (!load) throw new Error(`There is no ${name}`)
  return { path, caseSensitive: true, layout: within, source: `src/pages/${name}.tsx`, load }
}

/** A route without a page of its own. */
const only = (path: string, before: PageLoader, within: Layout = shopLayout): Route => ({
  path,
  caseSensitive: true,
  layout: within,
  before,
})

const notFound: PageLoader = () => Promise.reject(new NotFound('Page not found'))

/** Anything else under a guarded path is guarded before it is not found [ROUTE-2]. */
const guardedNotFound: PageLoader = async (app, { url }) => {
  await requireUser(app, url)
  throw new NotFound('Page not found')
}

/** Every page of the shop (ROUTE-1 to ROUTE-5). */
export function createRoutes(): readonly Route[] {
  const admin = layout('AdminLayout')
  return [
    page(paths.home, 'HomePage'),
    page(paths.shop, 'ShopPage'),
    page('/shop/category/:category', 'ShopPage'),
    page('/shop/price/:range', 'ShopPage'),
    page('/product/:idOrSlug', 'ProductPage'),
    page('/products/:idOrSlug', 'ProductPage'),
    page('/product/:idOrSlug/reviews', 'ReviewsPage'),
    page(paths.newArrivals, 'NewArrivalsPage'),
    page(paths.bestSellers, 'BestSellersPage'),
    page(paths.deals, 'DealsPage'),
    page(paths.stores, 'StoresPage'),
    page(paths.cart, 'CartPage'),
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

    page(paths.admin, 'AdminDashboardPage', admin),
    page(paths.adminOrders, 'AdminOrdersPage', admin),
    page('/admin/orders/:orderId', 'AdminOrderPage', admin),
    // [ROUTE-4] any other path of the administration leads to its start.
    only(
      '/admin/*',
      async (app, { url }) => {
        await requireAdministrator(app, url)
        return new Redirect(paths.admin)
      },
      admin,
    ),
    only('*', notFound),
  ]
}
