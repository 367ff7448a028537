import { paths } from './paths.ts'
import { pageRoute } from './router/page-route.ts'
import type { Layout, PageModule, RouteTable } from './router/resolve.ts'
import * as shopLayoutModule from './shell/ShopLayout.tsx'

const pageModules = import.meta.glob<PageModule>(
  './pages/{BestSellers,Cart,Deals,Home,NewArrivals,Product,Shop}Page.tsx',
)

const shopLayout: Layout = { load: () => Promise.resolve(shopLayoutModule) }

const page = (path: string, name: string) => pageRoute(pageModules, path, name, shopLayout)

/**
 * Every page of the shop (ROUTE-1 to ROUTE-5). Those of choosing and buying are known to each page; all others are in a
 * table with a chunk of its own, since each address costs every page some bytes (decisions/0002).
 */
export function createRoutes(): RouteTable {
  return [
    page(paths.home, 'HomePage'),
    page(paths.shop, 'ShopPage'),
    page('/shop/category/:category', 'ShopPage'),
    page('/shop/price/:range', 'ShopPage'),
    page('/product/:idOrSlug', 'ProductPage'),
    page('/products/:idOrSlug', 'ProductPage'),
    page(paths.newArrivals, 'NewArrivalsPage'),
    page(paths.bestSellers, 'BestSellersPage'),
    page(paths.deals, 'DealsPage'),
    page(paths.cart, 'CartPage'),
    {
      path: '*',
      caseSensitive: true,
      source: 'src/later-routes.ts',
      routes: () => import('./later-routes.ts').then(({ laterRoutes }) => laterRoutes),
    },
  ]
}
