import { OfferPopup, offerDelayMs } from '@shruti/design-system/OfferPopup'
import { lazy, Suspense, useState } from 'react'
import { usePromotions } from '../queries/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Milliseconds since the document was loaded. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (navigation?.loadEventEnd ?? 0)
}

const OwnOffer = lazy(() => import('./OwnOffer.tsx'))

/**
 * The offer of the active promotions, 3 s after the document was loaded unless it was closed within a day [POP-1]. One
 * for a first order is shown to those alone who have not ordered [POP-2].
 * @param suppressed on a page where nothing may stand in between
 */
export function ShopOffer({ suppressed }: { suppressed: boolean }) {
  const { storage, clock, sessionHint } = useApp()
  const offer = usePromotions()?.popup
  // The page was there before React was.
  const [delayMs] = useState(() => Math.max(offerDelayMs - sinceLoad(), 0))
  const Offer = offer?.firstOrderOnly && sessionHint() === 'user' ? OwnOffer : OfferPopup
  return (
    <Suspense>
      <Offer offer={offer} suppressed={suppressed} delayMs={delayMs} storage={storage} clock={clock} />
    </Suspense>
  )
}
