import { paths } from './paths.ts'

/** Public pages that are there whatever the shop sells, and the same for everybody [ROUTE-1]. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.newArrivals,
  paths.bestSellers,
  paths.deals,
  paths.stores,
  paths.finder,
  paths.trackOrder,
  paths.about,
  paths.contact,
  paths.faqs,
  paths.blog,
  paths.shippingInfo,
  paths.returns,
  paths.warranty,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.cookiePolicy,
]
