import { paths } from '../paths.ts'
import { t } from '../language/t.ts'

/** The links of the bar and the drawer [NAV-2, NAV-3, NAV-6, NAV-7]. */
export const shopLinks = () =>
  [
    { label: t('All Earbuds'), href: paths.shop },
    { label: t('New Arrivals'), href: paths.newArrivals },
    { label: t('Best Sellers'), href: paths.bestSellers },
    { label: t('Special Deals'), href: paths.deals },
  ] as const

export const mainLinks = () =>
  [
    { label: t('Shop'), href: paths.shop, children: shopLinks() },
    { label: t('New Arrivals'), href: paths.newArrivals },
    { label: t('About'), href: paths.about },
  ] as const

export const accountLinks = () =>
  [
    { label: t('Profile'), href: paths.profile },
    { label: t('My Orders'), href: paths.myOrders },
    { label: t('Favorites'), href: paths.favorites },
    { label: t('Track Order'), href: paths.trackOrder },
  ] as const
