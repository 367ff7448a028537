import { paths } from '../paths.ts'
import { t } from '../language/t.ts'

/** The footer's columns [FOOT-3, FOOT-4]. */
export const footerColumns = () =>
  [
    {
      title: t('Featured categories'),
      links: [
        { label: t('Premium'), href: paths.category('premium') },
        { label: t('Sports'), href: paths.category('sports') },
        { label: t('Budget'), href: paths.category('budget') },
        { label: t('Accessories'), href: paths.category('accessories') },
        { label: t('Best TWS'), href: paths.category('best-tws') },
        { label: t('Noise cancelling'), href: paths.category('noise-cancelling') },
        { label: t('Under ₹1,000'), href: paths.priceRange('under1000') },
        { label: t('New arrivals'), href: paths.newArrivals },
      ],
    },
    {
      title: t('Quick links'),
      links: [
        { label: t('Shop'), href: paths.shop },
        { label: t('New arrivals'), href: paths.newArrivals },
        { label: t('Best sellers'), href: paths.bestSellers },
        { label: t('Deals'), href: paths.deals },
        { label: t('About'), href: paths.about },
        { label: t('Contact'), href: paths.contact },
        { label: t('Blog'), href: paths.blog },
      ],
    },
    {
      title: t('Legal'),
      links: [
        { label: t('Privacy policy'), href: paths.privacyPolicy },
        { label: t('Terms of service'), href: paths.termsOfService },
        { label: t('Cookie policy'), href: paths.cookiePolicy },
        { label: t('Shipping information'), href: paths.shippingInfo },
        { label: t('Returns'), href: paths.returns },
        { label: t('Warranty'), href: paths.warranty },
      ],
    },
  ] as const
