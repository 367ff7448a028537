import { expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { addCartItem } from '../cart/cart.ts'
import type { RequestContext } from '../context.ts'
import { createQuote } from './quote.ts'

const context: RequestContext = {
  session: { id: null, unreadable: false, issue: () => undefined, clear: () => undefined },
  clientAddress: '203.0.113.7',
  responseHeaders: new Headers(),
}

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
