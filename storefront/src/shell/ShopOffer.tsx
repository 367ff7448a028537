import { OfferPopup, offerDelayMs } from '@shruti/design-system/OfferPopup'
import { useState } from 'react'
import { usePromotions } from '../queries/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Milliseconds since the document was loaded. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (navigation?.loadEventEnd ?? 0)
}

/**
 * The offer of the active promotions, 3 s after the document was loaded unless it was closed within a day [POP-1].
 * @param suppressed on a page where nothing may stand in between
 */
export function ShopOffer({ suppressed }: { suppressed: boolean }) {
  const { storage, clock } = useApp()
  // The page was there before React was.
  const [delayMs] = useState(() => Math.max(offerDelayMs - sinceLoad(), 0))
  return (
    <OfferPopup
      offer={usePromotions()?.popup}
      suppressed={suppressed}
      delayMs={delayMs}
      storage={storage}
      clock={clock}
    />
  )
}
