import { expect, it } from 'vitest'
import { newRequestContext } from '../../contract-suite/shop/request-context.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { addCartItem } from '../cart/cart.ts'
import { createQuote } from './quote.ts'

const context = newRequestContext()

it('[CHK-1] keeps one quote for a customer, however often one is asked for', async () => {
  const { dependencies } = await openTestDomain()
  const { store } = dependencies
  const [asha, ravi] = await Promise.all(['usr-asha', 'usr-ravi'].map(id => store.get('users', id)))
  if (!asha || !ravi) throw new Error('The test shop lacks its customers')
  for (const user of [asha, ravi]) {
    const item = { productId: 'prd-nada', quantity: 1, variantIndex: 0 }
    await addCartItem(dependencies, context, { session: null, user }, item)
  }
  const quoteFor = (user: typeof asha) =>
    createQuote(dependencies, context, user, { shippingMethod: 'standard' })

  await quoteFor(ravi)
  await Promise.all(Array.from({ length: 50 }, () => quoteFor(asha)))
  const { quoteId } = await quoteFor(asha)

  expect(await store.count('quotes')).toBe(2)
  expect(await store.list('quotes', { where: { userId: 'usr-asha' } })).toMatchObject([{ id: quoteId }])
})
