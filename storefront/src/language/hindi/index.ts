import { about } from './about.ts'
import { account } from './account.ts'
import { accountSections } from './account-sections.ts'
import { calls } from './calls.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { choosing } from './choosing.ts'
import { faqs } from './faqs.ts'
import { footerLinks } from './footer-links.ts'
import { general } from './general.ts'
import { home } from './home.ts'
import { listing } from './listing.ts'
import { models } from './models.ts'
import { navigation } from './navigation.ts'
import { order } from './order.ts'
import { pages } from './pages.ts'
import { policies } from './policies.ts'
import { product } from './product.ts'
import { shared } from './shared.ts'

/** Each text of the storefront in Hindi, by its English [BEY-19]. One file for each part of the shop. */
export const hindi = {
  ...about,
  ...account,
  ...accountSections,
  ...calls,
  ...cart,
  ...checkout,
  ...choosing,
  ...faqs,
  ...footerLinks,
  ...general,
  ...home,
  ...listing,
  ...models,
  ...navigation,
  ...order,
  ...pages,
  ...policies,
  ...product,
  ...shared,
} as const
