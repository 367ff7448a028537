import { Cluster } from '@shruti/design-system/Cluster'
import { Footer } from '@shruti/design-system/Footer'
import { ThemeSwitch } from '@shruti/design-system/ThemeSwitch'
import { useState } from 'react'
import { footerColumns } from '../content/footer-links.ts'
import { LanguageLink, useLanguageHref } from './LanguageLink.tsx'
import { useKeptPart } from '../hydration/kept-part.tsx'
import { usePromotions, useSettings } from '../queries/shop.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { socialHref } from '../content/social-links.ts'
import { useTheme } from '../preferences/theme.ts'
import { t } from '../language/t.ts'

/** The footer with the shop's contacts and the visitor's theme (FOOT-1 to FOOT-4). */
export default function ShopFooter() {
  const settings = useSettings()
  const promotions = usePromotions()
  const [theme, chooseTheme] = useTheme()
  const [year] = useState(() => new Date().getFullYear())
  const newsletterCode = promotions?.newsletterCode ?? 'WELCOME10'
  const { place, mark } = useKeptPart(
    'footer',
    settings ? [settings.store, newsletterCode, year, theme] : null,
    useLanguageHref(),
  )
  if (place !== null) return place
  if (!settings) return null
  const { store } = settings

  return (
    <Footer
      {...mark}
      columns={footerColumns()}
      contact={{ addressLines: store.addressLines, phone: store.supportPhone, email: store.supportEmail }}
      socialLinks={[
        { label: t('Instagram'), href: socialHref('instagram', store.social.instagram) },
        { label: t('Twitter'), href: socialHref('twitter', store.social.twitter) },
        { label: t('Facebook'), href: socialHref('facebook', store.social.facebook) },
      ]}
      newsletterCode={newsletterCode}
      year={year}
      LinkComponent={RouterLink}
      settings={
        <Cluster>
          <LanguageLink />
          <ThemeSwitch theme={theme} onThemeChange={chooseTheme} />
        </Cluster>
      }
    />
  )
}
