import type { App } from '../app/app-context.ts'
import { pincodeQuery } from './catalogue.ts'
import { deliveryPincodeQuery, rememberPincode } from './delivery-pincode.ts'
import { paymentMethodsQuery } from './payment-methods.ts'
import { settingsQuery, standardDeliveryFee } from './shop.ts'

/**
 * What a page says of delivery and payment, before it is rendered: a PIN code that its address asks for, as the form
 * does without scripts, is remembered.
 * @param subtotal paise, without delivery
 */
export async function prefetchDelivery(app: App, url: URL, subtotal: number): Promise<void> {
  const { queryClient } = app
  const asked = url.searchParams.get('pincode')
  if (asked) rememberPincode(app, asked)
  const [remembered, settings] = await Promise.all([
    queryClient.ensureQueryData(deliveryPincodeQuery(app)),
    queryClient.ensureQueryData(settingsQuery(app)).catch(() => null),
  ])
  const pincode = asked ?? remembered
  const amount = subtotal + (settings ? standardDeliveryFee(settings.shipping, subtotal) : 0)
  await Promise.all([
    pincode && queryClient.prefetchQuery(pincodeQuery(app, pincode)),
    queryClient.prefetchQuery(paymentMethodsQuery(app, amount, remembered)),
  ])
}
