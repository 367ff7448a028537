import { paths } from '../paths.ts'

/** The footer's columns [FOOT-3, FOOT-4]. */
export const footerColumns = [
  {
    title: 'Featured categories',
    links: [
      { label: 'Premium', href: paths.category('premium') },
      { label: 'Sports', href: paths.category('sports') },
      { label: 'Budget', href: paths.category('budget') },
      { label: 'Accessories', href: paths.category('accessories') },
      { label: 'Best TWS', href: paths.category('best-tws') },
      { label: 'Noise cancelling', href: paths.category('noise-cancelling') },
      { label: 'Under ₹1,000', href: paths.priceRange('under1000') },
      { label: 'New arrivals', href: paths.newArrivals },
    ],
  },
  {
    title: 'Quick links',
    links: [
      { label: 'Shop', href: paths.shop },
      { label: 'New arrivals', href: paths.newArrivals },
      { label: 'Best sellers', href: paths.bestSellers },
      { label: 'Deals', href: paths.deals },
      { label: 'About', href: paths.about },
      { label: 'Contact', href: paths.contact },
      { label: 'Blog', href: paths.blog },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy policy', href: paths.privacyPolicy },
      { label: 'Terms of service', href: paths.termsOfService },
      { label: 'Cookie policy', href: paths.cookiePolicy },
      { label: 'Shipping information', href: paths.shippingInfo },
      { label: 'Returns', href: paths.returns },
      { label: 'Warranty', href: paths.warranty },
    ],
  },
] as const
