import type { Order, Quote } from '@shruti/server/contract'
import { quoteLifetimeMs } from '@shruti/server/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { newestOrderQuery } from '../../queries/orders.ts'
import { useGuardCall } from '../../session/guarded-call.ts'

/**
 * The order that emptied the cart while this page was open: another tab or device has placed it [CHK-1].
 * @param isCartEmpty it was not when the page was opened
 * @returns undefined until it is known, null where there is none
 */
export function usePlacedMeanwhile(quote: Quote | undefined, isCartEmpty: boolean): Order | null | undefined {
  const app = useApp()
  const guard = useGuardCall()
  const [first, setFirst] = useState(quote)
  if (!first && quote) setFirst(quote)
  const isAsked = isCartEmpty && first !== undefined
  const { data: newest, error } = useQuery({ ...newestOrderQuery(app, guard), enabled: isAsked })
  if (!isAsked || error) return null
  if (newest === undefined) return undefined
  // Both are by the server's clock.
  const quotedAt = Date.parse(first.expiresAt) - quoteLifetimeMs
  return newest && Date.parse(newest.createdAt) >= quotedAt ? newest : null
}
