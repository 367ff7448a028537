import { withShopTexts } from '../language/shop-text.ts'
import { AnnouncementBar } from '@shruti/design-system/AnnouncementBar'
import { CurrencySwitch } from '@shruti/design-system/CurrencySwitch'
import { PageShell, type PageShellProps } from '@shruti/design-system/PageShell'
import { Suspense, useState, type ReactNode } from 'react'
import { usePromotions } from '../queries/shop.ts'
import { useCurrency } from '../preferences/currency.tsx'
import { useStoredValue } from '../preferences/use-stored-value.ts'
import { island, type LoadablePart } from '../hydration/island.tsx'
import { lazyPart } from '../hydration/lazy-part.tsx'
import { ShopChat } from '../parts/chat/chat-island.ts'
import { paths } from '../paths.ts'
import { useIsLoadingPage, useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { ShopNavbar, ShopSearch } from './ShopNavbar.tsx'
import { ShopOffer } from './ShopOffer.tsx'

const ShopFooter = island(() => import('./ShopFooter.tsx'))

export const parts: readonly LoadablePart[] = [ShopSearch, ShopFooter, ShopChat]

/** The drawer of a phone, with what it needs for focus and scroll locking: fetched when it is first opened. */
const MobileDrawer = lazyPart(withShopTexts(() => import('./MobileDrawer.tsx')))

/** Fetched when something was chosen to compare. */
const ShopCompareBar = lazyPart(() => import('./ShopCompareBar.tsx'))

/** Says that another page is on its way. Apart, so that nothing else renders again to say it. */
function ShopShell(props: PageShellProps) {
  const isLoading = useIsLoadingPage()
  return <PageShell aria-busy={isLoading || undefined} {...props} />
}

/** The layout of every page of the shop: announcement, bar, page, footer, offer, chat. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  const [currency, choose] = useCurrency()
  const banner = usePromotions()?.banner
  const [compared] = useStoredValue('compare')
  const { pathname } = useUrl()
  /** Stays in the page once it was opened, so that it can close gracefully. */
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <ShopShell
      header={
        <>
          <AnnouncementBar
            message={banner?.text}
            href={paths.shippingInfo}
            LinkComponent={RouterLink}
            end={<CurrencySwitch currency={currency} onCurrencyChange={choose} />}
          />
          <ShopNavbar onMenuOpen={() => setDrawer('open')} />
        </>
      }
      footer={<ShopFooter />}
      overlays={
        <>
          {drawer !== 'unused' && (
            <Suspense>
              <MobileDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
            </Suspense>
          )}
          <ShopOffer suppressed={pathname === paths.cart} />
          <ShopChat />
          {compared && (
            <Suspense>
              <ShopCompareBar />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </ShopShell>
  )
}
