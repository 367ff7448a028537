import { Footer } from '@shruti/design-system/Footer'
import { ThemeSwitch, type Theme } from '@shruti/design-system/ThemeSwitch'
import { useEffect, useState } from 'react'
import { footerColumns } from '../content/footer-links.ts'
import { usePromotions, useSettings } from '../queries/shop.ts'
import { useApp } from './app-context.ts'
import { RouterLink } from './router-link.tsx'
import { socialHref } from './social-links.ts'
import { chooseTheme, readTheme } from './theme.ts'

/** The footer with the shop's contacts and the visitor's theme (FOOT-1 to FOOT-4). */
export function ShopFooter() {
  const { storage } = useApp()
  const settings = useSettings()
  const promotions = usePromotions()
  const [theme, setTheme] = useState<Theme>('system')
  // The server does not know the choice, so the first render does not either.
  useEffect(() => setTheme(readTheme(storage)), [storage])
  if (!settings) return null
  const { store } = settings

  return (
    <Footer
      columns={footerColumns}
      contact={{ addressLines: store.addressLines, phone: store.supportPhone, email: store.supportEmail }}
      socialLinks={[
        { label: 'Instagram', href: socialHref('instagram', store.social.instagram) },
        { label: 'Twitter', href: socialHref('twitter', store.social.twitter) },
        { label: 'Facebook', href: socialHref('facebook', store.social.facebook) },
      ]}
      newsletterCode={promotions?.newsletterCode ?? 'WELCOME10'}
      year={new Date().getFullYear()}
      LinkComponent={RouterLink}
      settings={
        <ThemeSwitch
          theme={theme}
          onThemeChange={next => {
            setTheme(next)
            chooseTheme(storage, document.documentElement, next)
          }}
        />
      }
    />
  )
}
