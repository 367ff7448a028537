/**
 * The pages of the account, in the order to list them. Their addresses stand here and not in `paths`, which every
 * product page carries: only the account leads to them.
 */
export const accountSections = [
  { href: '/profile', label: 'Your details', title: 'Profile' },
  { href: '/profile/addresses', label: 'Addresses', title: 'Addresses' },
  { href: '/profile/product-news', label: 'Product news', title: 'Product news' },
  { href: '/profile/security', label: 'Security', title: 'Security' },
  { href: '/profile/privacy', label: 'Privacy', title: 'Privacy' },
] as const

export type AccountSection = (typeof accountSections)[number]
