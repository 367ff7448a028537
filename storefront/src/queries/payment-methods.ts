import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'

/**
 * Ways of paying an amount, as the checkout will offer them [CHK-2].
 * @param amount paise, delivery included
 * @param pincode where it goes; empty where that is not known
 */
export function paymentMethodsQuery({ api }: App, amount: number, pincode: string) {
  return queryOptions({
    queryKey: ['payment-methods', amount, pincode],
    queryFn: ({ signal }) =>
      api.call('listPaymentMethods', { amount, ...(pincode && { pincode }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
}
