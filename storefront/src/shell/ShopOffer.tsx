import { OfferPopup, offerDelayMs } from '@shruti/design-system/OfferPopup'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderListKey } from '../queries/order-list-key.ts'
import { usePromotions } from '../queries/shop.ts'
import { useApp } from '../app/app-context.ts'

/** Milliseconds since the document was loaded. */
function sinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.now() - (navigation?.loadEventEnd ?? 0)
}

/**
 * The offer of the active promotions, 3 s after the document was loaded unless it was closed within a day [POP-1]. One
 * for a first order waits, with the signed-in, until it is known that they have none [POP-2].
 * @param suppressed on a page where nothing may stand in between
 */
export function ShopOffer({ suppressed }: { suppressed: boolean }) {
  const { storage, clock, sessionHint } = useApp()
  const offer = usePromotions()?.popup
  // The page was there before React was.
  const [delayMs] = useState(() => Math.max(offerDelayMs - sinceLoad(), 0))
  // Fetched by the count of unread notifications, for the signed-in alone.
  const orders = useQuery<{ total: number }>({ queryKey: orderListKey(1), queryFn: skipToken }).data
  const isForOthers = offer?.firstOrderOnly === true && sessionHint() === 'user' && orders?.total !== 0
  return (
    <OfferPopup
      offer={offer}
      suppressed={suppressed || isForOthers}
      delayMs={delayMs}
      storage={storage}
      clock={clock}
    />
  )
}
