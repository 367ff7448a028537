import type { ListPaymentMethodsQuery, Quote } from '../../contract/index.ts'
import { zoneOf } from '../catalogue/delivery-areas.ts'
import { readSettings } from '../content/settings.ts'
import type { ReadingDependencies } from '../context.ts'
import { paymentMethodsOf } from './methods.ts'

/**
 * Ways of paying an amount, by the rules of the checkout (CHK-2). What else is on its way to the same buyer is known
 * only there.
 */
export async function listPaymentMethods(
  { store, payments }: ReadingDependencies,
  { amount, pincode }: ListPaymentMethodsQuery,
): Promise<Quote['paymentMethods']> {
  const [settings, zone] = await Promise.all([
    readSettings(store),
    pincode === undefined ? undefined : zoneOf(store, pincode),
  ])
  return paymentMethodsOf({
    settings,
    zone,
    hasAddress: pincode !== undefined,
    totalBeforeFee: amount,
    cashRefusal: null,
    onlineMethods: payments?.methods ?? [],
  })
}
