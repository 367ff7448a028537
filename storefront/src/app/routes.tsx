import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { promotionsQuery, settingsQuery } from '../queries/shop.ts'
import { requireAdministrator, requireUser, type PageLoader } from './loading.ts'
import type { App } from './app-context.ts'
import { paths } from './paths.ts'
import { RouteError } from './RouteError.tsx'
import { ShopLayout } from './ShopLayout.tsx'

interface PageModule {
  default: React.ComponentType
  loader?: PageLoader
}

/** One chunk a page; the server names it in the page, so that it is fetched beside the entry. */
const pageModules = import.meta.glob<PageModule>('../pages/*Page.tsx')
/** Frames that only some visitors see. */
const layoutModules = import.meta.glob<PageModule>('./{Admin,Auth,Checkout}Layout.tsx')

/**
 * Every page of the shop (ROUTE-1 to ROUTE-5). React Router keeps no data of its own: loaders fill the query cache.
 */
export function createRoutes(app: App): RouteObject[] {
  function lazyRoute(modules: typeof pageModules, key: string, source: string) {
    const load = modules[key]
    if (!load) throw new Error(`There is no ${source}`)
    return {
      handle: { source },
      lazy: async () => {
        const { default: Component, loader } = await load()
        return {
          Component,
          ...(loader && { loader: (args: LoaderFunctionArgs) => loader(app, args) }),
        }
      },
    }
  }
  /** @param name file in `src/pages`, without its ending */
  const page = (path: string, name: string): RouteObject => ({
    path,
    ...lazyRoute(pageModules, `../pages/${name}.tsx`, `src/pages/${name}.tsx`),
  })
  const layout = (name: string) => lazyRoute(layoutModules, `./${name}.tsx`, `src/app/${name}.tsx`)

  const publicPages = [
    page(paths.home, 'HomePage'),
    page(paths.shop, 'ShopPage'),
    page('/shop/category/:category', 'ShopPage'),
    page('/shop/price/:range', 'ShopPage'),
    page('/product/:idOrSlug', 'ProductPage'),
    page('/products/:idOrSlug', 'ProductPage'),
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
  ]
  const customerPages = [
    page('/order-confirmation/:orderId', 'OrderConfirmationPage'),
    page(paths.favorites, 'FavoritesPage'),
    page(paths.profile, 'ProfilePage'),
    page(paths.notifications, 'NotificationsPage'),
    page(paths.myOrders, 'MyOrdersPage'),
    page('/orders/:orderId', 'OrderPage'),
    { path: '/orders', loader: () => redirect(paths.myOrders), Component: Nothing },
    // Anything else under a guarded path is guarded before it is not found [ROUTE-2].
    ...['/profile/*', '/orders/*'].map(path => ({ path, loader: guardedNotFound, Component: Nothing })),
  ]
  async function guardedNotFound({ request }: { request: Request }) {
    await requireUser(app, request)
    throw notFound()
  }
  const adminPages = [
    page(paths.admin, 'AdminDashboardPage'),
    page(paths.adminOrders, 'AdminOrdersPage'),
    page('/admin/orders/:orderId', 'AdminOrderPage'),
    {
      path: '/admin/*',
      Component: Nothing,
      // [ROUTE-4] any other path of the administration leads to its start.
      loader: async ({ request }: { request: Request }) => {
        await requireAdministrator(app, request)
        return redirect(paths.admin)
      },
    },
  ]

  return [
    {
      ErrorBoundary: RouteError,
      // Never shown: the matched routes are loaded before the first render.
      HydrateFallback: () => null,
      loader: async () => {
        // What the frame of every page prints; without it the page still stands.
        await Promise.all([
          app.queryClient.prefetchQuery(settingsQuery(app)),
          app.queryClient.prefetchQuery(promotionsQuery(app)),
        ])
        return null
      },
      shouldRevalidate: () => false,
      children: [
        {
          Component: ShopLayout,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                ...publicPages,
                ...customerPages,
                {
                  path: '*',
                  Component: Nothing,
                  loader: () => {
                    throw notFound()
                  },
                },
              ],
            },
          ],
        },
        {
          ...layout('AuthLayout'),
          children: [{ ErrorBoundary: RouteError, children: [page(paths.auth, 'AuthPage')] }],
        },
        {
          ...layout('CheckoutLayout'),
          children: [{ ErrorBoundary: RouteError, children: [page(paths.checkout, 'CheckoutPage')] }],
        },
        { ...layout('AdminLayout'), children: [{ ErrorBoundary: RouteError, children: adminPages }] },
      ],
    },
  ]
}

/** A route that never shows: its loader redirects, or throws what the error boundary shows. */
function Nothing() {
  return null
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}
