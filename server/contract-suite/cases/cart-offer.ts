import { expect } from 'vitest'
import type { CartOffer, Order, Quote } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const path = '/promotions/cart'

async function guestWith(shop: TestShop, productId: string, quantity = 1): Promise<SuiteVisitor> {
  const guest = shop.newVisitor()
  await guest.post('/cart', { productId, quantity })
  return guest
}

export function cartOfferCases(contractCase: ContractCase): void {
  contractCase('[BEY-12] the cart names the public code that saves most, and what it saves', async shop => {
    const guest = await guestWith(shop, 'prd-nada')
    const { body } = await guest.get<CartOffer>(path)
    expect(body).toEqual({
      code: null,
      applied: false,
      message: null,
      subtotal: 149_900,
      discount: 0,
      shipping: 0,
      total: 149_900,
      best: { code: 'SHRUTI20', saving: 29_980, reason: '20% off your first order' },
    })
    expectRefusal(await shop.newVisitor().get(path), 401, 'unauthenticated', 'Authentication required')
    const stranger = await shop.newVisitor().put(path, { code: 'SHRUTI20' })
    expectRefusal(stranger, 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('[BEY-12] a code that nobody publishes is not named, and may still be entered', async shop => {
    const guest = await guestWith(shop, 'prd-nada', 2)
    const { body } = await guest.put<CartOffer>(path, { code: ' save500 ' })
    expect(body).toMatchObject({
      code: 'SAVE500',
      applied: true,
      message: 'Code applied: you save ₹500',
      discount: 50_000,
      total: 249_800,
      best: { code: 'SHRUTI20', saving: 59_960 },
    })
    const better = await guest.put<CartOffer>(path, { code: 'SHRUTI20' })
    expect(better.body).toMatchObject({ discount: 59_960, total: 239_840, best: null })
    expect((await guest.get(path)).body).toEqual(better.body)
    expect((await guest.put<CartOffer>(path, { code: null })).body).toMatchObject({ code: null, discount: 0 })
  })

  contractCase('[BEY-12] what the cart names is what the quote and the order charge', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', { productId: 'prd-nada' })
    await ravi.post('/cart', { productId: 'prd-tips' })
    const { body: before } = await ravi.get<CartOffer>(path)
    expect(before).toMatchObject({ total: 179_800, best: { code: 'SHRUTI20', saving: 35_960 } })
    const { body: cart } = await ravi.put<CartOffer>(path, { code: 'SHRUTI20' })
    expect(cart).toMatchObject({ discount: 35_960, total: 143_840 })
    const { body: quote } = await ravi.post<Quote>('/checkout/quote', {
      addressId: 'adr-ravi-delhi',
      paymentMethod: 'cod',
      promotionCode: cart.code,
    })
    expect(quote).toMatchObject({ discount: 35_960, total: 143_840 })
    const order = { addressId: 'adr-ravi-delhi', paymentMethod: 'cod', acceptTerms: true }
    const placed = await ravi.post<Order>(
      '/orders',
      { ...order, quoteId: quote.quoteId },
      { headers: { 'idempotency-key': 'the only one' } },
    )
    expect(placed.body).toMatchObject({ discount: 35_960, total: 143_840, promotionCode: 'SHRUTI20' })
    expect((await ravi.get<CartOffer>(path)).body).toMatchObject({ code: null, best: null })
  })

  contractCase('[BEY-12] delivery that a code makes free counts as saved', async shop => {
    const guest = await guestWith(shop, 'prd-tips')
    expect((await guest.get<CartOffer>(path)).body).toMatchObject({ shipping: 4_900, total: 34_800 })
    const { body } = await guest.put<CartOffer>(path, { code: 'FREEDEL' })
    expect(body).toMatchObject({
      message: 'Code applied: standard delivery is free',
      discount: 0,
      shipping: 0,
      total: 29_900,
      best: { code: 'SHRUTI20', saving: 5_980 },
    })
  })

  contractCase('[BEY-12] a code that does not apply yet says why, and applies once it does', async shop => {
    const guest = await guestWith(shop, 'prd-nada')
    const early = await guest.put<CartOffer>(path, { code: 'SAVE500' })
    expect(early.body).toMatchObject({
      code: 'SAVE500',
      applied: false,
      message: 'Add ₹501 more to use this code',
      discount: 0,
    })
    await guest.post('/cart', { productId: 'prd-nada' })
    expect((await guest.get<CartOffer>(path)).body).toMatchObject({ applied: true, discount: 50_000 })
  })

  contractCase('[BEY-12] a code for a first order is named to nobody who has ordered', async shop => {
    const asha = await shop.signedInAs('asha')
    await asha.post('/cart', { productId: 'prd-nada' })
    expect((await asha.get<CartOffer>(path)).body).toMatchObject({ best: null })
    const { body } = await asha.put<CartOffer>(path, { code: 'SHRUTI20' })
    expect(body).toMatchObject({ applied: false, message: 'This code is for your first order only' })
  })

  contractCase('[BEY-12] a wrong code is refused, counted, and leaves the chosen one', async shop => {
    const guest = await guestWith(shop, 'prd-nada')
    await guest.put(path, { code: 'SHRUTI20' })
    const empty = await guest.put(path, { code: '' })
    expectRefusal(empty, 400, 'invalid_input', 'Enter an offer code', { code: 'Enter an offer code' })
    const refusalOf = async (code: string) => {
      const answer = await guest.put<{ message: string }>(path, { code })
      expect(answer).toMatchObject({ status: 400, body: { code: 'promotion_refused' } })
      return answer.body.message
    }
    expect(await refusalOf('OLD10')).toBe('This code has expired')
    for (const code of ['A1', 'A2', 'A3', 'A4']) expect(await refusalOf(code)).toBe('This code is not valid')
    expect(await refusalOf('A5')).toBe('Too many wrong codes. Try again in 30 seconds.')
    expect((await guest.get<CartOffer>(path)).body).toMatchObject({ code: 'SHRUTI20', applied: true })
  })

  contractCase("[BEY-12] a guest's code goes along at sign-in", async shop => {
    const guest = await guestWith(shop, 'prd-nada')
    await guest.put(path, { code: 'SHRUTI20' })
    await guest.post('/login', { username: 'ravi', password: passwords.ravi })
    expect((await guest.get<CartOffer>(path)).body).toMatchObject({ code: 'SHRUTI20', discount: 29_980 })
  })
}
