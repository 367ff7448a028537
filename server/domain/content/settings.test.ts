import { expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { addCartItem } from '../cart/cart.ts'
import { createQuote } from '../checkout/quote.ts'
import { getSettings } from './settings.ts'

it('[CHK-2] names instalments only where the shop takes online payment', async () => {
  const { dependencies } = await openTestDomain()
  const context = newRequestContext()
  const asha = await dependencies.store.get('users', 'usr-asha')
  if (!asha) throw new Error('The test shop lacks its customer')
  const item = { productId: 'prd-raga', quantity: 1, variantIndex: 0 }
  await addCartItem(dependencies, context, { session: null, user: asha }, item)
  const emiOf = async (shop: typeof dependencies) => [
    (await getSettings(shop)).emi?.monthly,
    (await createQuote(shop, context, asha, { shippingMethod: 'standard' })).emi?.months,
  ]

  expect(await emiOf(dependencies)).toEqual([25_000, 12])
  expect(await emiOf({ ...dependencies, payments: null })).toEqual([undefined, undefined])
})
