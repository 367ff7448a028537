import { paths } from '../paths.ts'

/** The links of the bar and the drawer [NAV-2, NAV-3, NAV-6, NAV-7]. */
export const shopLinks = [
  { label: 'All Earbuds', href: paths.shop },
  { label: 'New Arrivals', href: paths.newArrivals },
  { label: 'Best Sellers', href: paths.bestSellers },
  { label: 'Special Deals', href: paths.deals },
] as const

export const mainLinks = [
  { label: 'Shop', href: paths.shop, children: shopLinks },
  { label: 'New Arrivals', href: paths.newArrivals },
  { label: 'About', href: paths.about },
] as const

export const accountLinks = [
  { label: 'Profile', href: paths.profile },
  { label: 'My Orders', href: paths.myOrders },
  { label: 'Favorites', href: paths.favorites },
  { label: 'Track Order', href: paths.trackOrder },
] as const

export const adminLinks = [
  { label: 'Dashboard', href: paths.admin },
  { label: 'Orders', href: paths.adminOrders },
] as const
