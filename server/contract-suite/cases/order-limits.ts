import { expect } from 'vitest'
import type { Order, Quote, ShopLimitSettings } from '../../contract/index.ts'
import { expectRefusal, type Answer, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

/** Ravi's phone number as it is before a code was entered, or as it is once one was. */
async function setRavisPhoneVerified(shop: TestShop, phoneNumberVerified: boolean): Promise<void> {
  await shop.store.transaction(async tx => {
    const ravi = await tx.get('users', 'usr-ravi')
    if (ravi) await tx.put('users', { ...ravi, phoneNumberVerified })
  })
}

async function setLimits(shop: TestShop, limits: ShopLimitSettings): Promise<void> {
  await shop.store.transaction(async tx => {
    const settings = await tx.get('settings', 'shop')
    if (settings) await tx.put('settings', { ...settings, limits })
  })
}

async function quote(visitor: SuiteVisitor, request: object = {}): Promise<Quote> {
  const { body } = await visitor.post<Quote>('/checkout/quote', {
    addressId: 'adr-ravi-delhi',
    paymentMethod: 'cod',
    ...request,
  })
  return body
}

const cashOnDelivery = ({ paymentMethods }: Quote) => paymentMethods.find(({ id }) => id === 'cod')

/** Fills the cart and orders it, in cash. */
async function order(visitor: SuiteVisitor, key: string, items: readonly object[]): Promise<Answer<Order>> {
  for (const item of items) await visitor.post('/cart', item)
  const { quoteId } = await quote(visitor)
  return visitor.post<Order>(
    '/orders',
    { quoteId, addressId: 'adr-ravi-delhi', paymentMethod: 'cod', acceptTerms: true },
    { headers: { 'idempotency-key': key } },
  )
}

const tips = (quantity = 1) => [{ productId: 'prd-tips', quantity }]

export function orderLimitCases(contractCase: ContractCase): void {
  contractCase('[CHK-1] an account has at most three open orders in cash, and is told before', async shop => {
    await setRavisPhoneVerified(shop, false)
    const ravi = await shop.signedInAs('ravi')
    const placed: string[] = []
    for (const key of ['1', '2', '3']) placed.push((await order(ravi, key, tips())).body.id)
    const message =
      'At most 3 cash on delivery orders can be open at a time. Verify your phone number, or order again when one has arrived.'
    const fourth = await order(ravi, '4', tips())
    expectRefusal(fourth, 409, 'cod_orders_limit_unverified', message, { paymentMethod: message })
    expect(cashOnDelivery(await quote(ravi))).toEqual({
      id: 'cod',
      available: false,
      reason: message,
      remedy: null,
    })
    await ravi.post(`/orders/${placed[0]}/cancel`, {})
    expect(cashOnDelivery(await quote(ravi))).toEqual({
      id: 'cod',
      available: true,
      reason: null,
      remedy: null,
    })
  })

  contractCase('[CHK-1] they hold at most ten pieces of one product, in all its colours', async shop => {
    await setRavisPhoneVerified(shop, false)
    const ravi = await shop.signedInAs('ravi')
    await order(ravi, '1', tips(6))
    const message =
      'At most 10 pieces of one product can be on open cash on delivery orders. Order fewer, or verify your phone number.'
    const second = await order(ravi, '2', tips(5))
    expectRefusal(second, 409, 'cod_pieces_limit_unverified', message, { paymentMethod: message })
    await ravi.post('/cart/clear')
    expect((await order(ravi, '3', tips(4))).status).toBe(201)
  })

  contractCase('[CHK-1] whoever verified a phone number may have ten, and thirty pieces', async shop => {
    await setLimits(shop, { cashOnDelivery: { openOrders: 0, openOrdersVerified: 4 } })
    const ravi = await shop.signedInAs('ravi')
    for (const key of ['1', '2', '3']) expect((await order(ravi, key, tips(9))).status).toBe(201)
    const pieces =
      'At most 30 pieces of one product can be on open cash on delivery orders. Order fewer, or order again when one has arrived.'
    const tooMany = await order(ravi, '4', tips(4))
    expectRefusal(tooMany, 409, 'cod_pieces_limit', pieces, { paymentMethod: pieces })
    await ravi.post('/cart/clear')
    expect((await order(ravi, '5', tips(3))).status).toBe(201)
    const orders =
      'At most 4 cash on delivery orders can be open at a time. Order again when one has arrived.'
    const fifth = await order(ravi, '6', [{ productId: 'prd-nada' }])
    expectRefusal(fifth, 409, 'cod_orders_limit', orders, { paymentMethod: orders })
  })

  contractCase('[ADM-6] a wrong code may be mistyped, and guessing is made to wait', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', { productId: 'prd-nada' })
    const messageTo = async (promotionCode: string) => (await quote(ravi, { promotionCode })).promotion
    await messageTo('SHRUTI02')
    await messageTo('SHRUTY20')
    expect(await messageTo('SHRUTI20')).toMatchObject({ applied: true })
    for (const code of ['A1', 'A2', 'A3']) await messageTo(code)
    const wait = 'Too many wrong codes. Try again in 30 seconds.'
    expect(await messageTo('SHRUTI20')).toEqual({ code: 'SHRUTI20', applied: false, message: wait })
    expect(await quote(ravi, { promotionCode: 'A4' })).toMatchObject({
      total: 149_900,
      promotion: { message: wait },
    })
    shop.advance(30_000)
    expect(await messageTo('SHRUTI20')).toMatchObject({ applied: true })
    expect(await messageTo('A5')).toMatchObject({ message: 'This code is not valid' })
    expect(await messageTo('A6')).toMatchObject({ message: 'Too many wrong codes. Try again in 60 seconds.' })
  })

  contractCase('[ADM-6] the same wrong code, asked for again with each change, counts once', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.post('/cart', { productId: 'prd-nada' })
    for (let change = 0; change < 9; change += 1) await quote(ravi, { promotionCode: 'SHRUTI02' })
    expect((await quote(ravi, { promotionCode: 'SHRUTI20' })).promotion).toMatchObject({ applied: true })
  })
}
