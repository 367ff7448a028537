/** Every path of the storefront, in one place (requirements ROUTE-1 to ROUTE-5). */
export const paths = {
  home: '/',
  shop: '/shop',
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  category: (slug: string) => `/shop/category/${encodeURIComponent(slug)}`,
  priceRange: (range: string) => `/shop/price/${encodeURIComponent(range)}`,
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  newArrivals: '/new-arrivals',
  bestSellers: '/best-sellers',
  deals: '/deals',
  stores: '/stores',
  finder: '/finder',
  compare: '/compare',
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmation: (orderId: string) => `/order-confirmation/${encodeURIComponent(orderId)}`,
  trackOrder: '/track-order',
  auth: '/auth',
  /** Sign-in that leads back to where a guard stopped someone (ROUTE-2). */
  authFor: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  favorites: '/favorites',
  profile: '/profile',
  notifications: '/notifications',
  myOrders: '/my-orders',
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  about: '/about',
  contact: '/contact',
  faqs: '/faqs',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  shippingInfo: '/shipping-info',
  returns: '/returns',
  warranty: '/warranty',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  /** Where the service worker leads who opens a page that is not saved, while there is no connection (BEY-14). */
  offline: '/offline',
  admin: '/admin',
} as const

/** Where the cart's forms post to without JavaScript. */
export const cartFormActions = { add: '/cart/add', update: '/cart/update', remove: '/cart/remove' } as const

const someOrigin = 'https://shop.invalid'

/**
 * A path to return to after sign-in, or null when it leads anywhere but to a page of this shop (ROUTE-2):
 * `//elsewhere.example`, `/.//elsewhere.example`, `/\elsewhere.example`, `javascript:…` and the sign-in page itself are refused.
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null
  let url: URL
  try {
    url = new URL(next, someOrigin)
  } catch {
    return null
  }
  const { origin, pathname } = url
  // Resolving may leave a path that begins with two slashes, which a browser takes for a host.
  if (origin !== someOrigin || pathname.startsWith('//')) return null
  if (pathname === paths.auth || pathname.startsWith('/api/')) return null
  return pathname + url.search + url.hash
}

/** Where a person goes after signing in (ROUTE-3): the page asked for, /admin for an administrator, else /. */
export function afterSignIn(user: { isAdmin: boolean }, next: string | null): string {
  return safeNext(next) ?? (user.isAdmin ? paths.admin : paths.home)
}
