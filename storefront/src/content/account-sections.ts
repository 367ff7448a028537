import { t } from '../language/t.ts'
/**
 * The pages of the account, in the order to list them. Their addresses stand here and not in `paths`, which every
 * product page carries: only the account leads to them.
 */
export const accountSections = () =>
  [
    { href: '/profile', label: t('Your details'), title: t('Profile') },
    { href: '/profile/addresses', label: t('Addresses'), title: t('Addresses') },
    { href: '/profile/product-news', label: t('Product news'), title: t('Product news') },
    { href: '/profile/security', label: t('Security'), title: t('Security') },
    { href: '/profile/privacy', label: t('Privacy'), title: t('Privacy') },
  ] as const

export type AccountSection = ReturnType<typeof accountSections>[number]
