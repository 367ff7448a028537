import type { ActivePromotions, Product, Quote, Settings } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import {
  call,
  callerOf,
  deliver,
  finishReturn,
  order,
  signIn,
  signInAsStaff,
  type Caller,
} from './support/delivered-order.ts'
import { unknownFigures } from './support/figures.ts'
import { figuresOfAll, rupees } from './support/known-figures.ts'
import { messagePatience } from './support/messages.ts'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

/** Somebody with an address in Mumbai and an empty cart. */
async function customer(phoneNumber: string): Promise<Caller & { readonly addressId: string }> {
  const { page } = await shop.visit({ width: 'phone' })
  const caller = callerOf(page, shop.server.origin)
  await signIn(caller, phoneNumber)
  const { id } = await call<{ id: string }>(caller, 'POST', '/addresses', {
    fullName: 'Ananya Iyer',
    phoneNumber,
    line1: '14, Sea Breeze Apartments',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
    type: 'home',
    isDefault: true,
  })
  return { ...caller, addressId: id }
}

it('[BEY-22] [BEY-12] the checkout charges what the pages claim, to the paisa', async () => {
  const buyer = await customer('9845088001')
  const { shipping, cod, emi } = await call<Settings>(buyer, 'GET', '/settings')
  const { popup, banner } = await call<ActivePromotions>(buyer, 'GET', '/promotions/active')
  const products = await call<Product[]>(buyer, 'GET', '/products?pageSize=100')
  const quote = (choices: object = {}) =>
    call<Quote>(buyer, 'POST', '/checkout/quote', {
      addressId: buyer.addressId,
      paymentMethod: 'cod',
      ...choices,
    })
  const add = ({ id }: Product) => call(buyer, 'POST', '/cart', { productId: id, quantity: 1 })

  const [cheap] = products.filter(({ price }) => price < shipping.freeFrom && price * 2 >= shipping.freeFrom)
  if (!cheap) throw new Error('No product of the catalogue is below free delivery, and two of it are not')
  await add(cheap)
  expect(banner?.text).toContain('Free')
  expect(await quote()).toMatchObject({ subtotal: cheap.price, shipping: 0, total: cheap.price })
  const staff = callerOf((await shop.visit({ width: 'desktop' })).page, shop.server.origin)
  await signInAsStaff(staff)
  await call(staff, 'POST', '/admin/promotions/bulk/active', { ids: [banner?.id], active: false })
  const small = await quote()
  expect(small).toMatchObject({
    subtotal: cheap.price,
    shipping: shipping.standardPrice,
    total: cheap.price + shipping.standardPrice,
    discount: 0,
    codFee: 0,
  })
  expect(small.total).toBeLessThan(emi?.from ?? 0)
  expect(small.emi).toBeNull()
  expect(await quote({ shippingMethod: 'express' })).toMatchObject({
    shipping: shipping.expressPrice,
    total: cheap.price + shipping.expressPrice,
  })

  const off = Math.round((cheap.price * (popup?.percentOff ?? 0)) / 100)
  expect(off).toBeGreaterThan(0)
  expect(await quote({ promotionCode: popup?.code })).toMatchObject({
    discount: off,
    promotion: { code: popup?.code, applied: true },
  })

  await add(cheap)
  expect(await quote()).toMatchObject({ subtotal: cheap.price * 2, shipping: 0, total: cheap.price * 2 })

  const dear = products.find(({ price }) => price <= cod.limit && price + cheap.price * 2 > cod.limit)
  if (!dear) throw new Error('No product of the catalogue takes the cart above the limit of cash')
  await add(dear)
  const large = await quote({ paymentMethod: 'upi' })
  const cash = large.paymentMethods.find(({ id }) => id === 'cod')
  expect(cash).toMatchObject({ available: false, reason: expect.stringContaining('10,000') })
  expect(rupees(cod.limit)).toBe('₹10000')
  expect(large.emi).toEqual({ monthly: Math.ceil(large.total / 12), months: 12 })
})

it('[BEY-22] each figure of a message is the shop’s or that of the order which it is about', async () => {
  const { page } = await shop.visit({ width: 'phone' })
  const buyer = callerOf(page, shop.server.origin)
  await signIn(buyer, '9845088002')
  const placed = await order(buyer, 'bindu', '9845088002', 2)
  const staff = callerOf((await shop.visit({ width: 'desktop' })).page, shop.server.origin)
  await signInAsStaff(staff)
  await deliver(staff, placed)
  await call(buyer, 'POST', `/orders/${placed.id}/returns`, {
    items: [{ lineIndex: 0, quantity: 1 }],
    reason: 'does_not_fit',
    upiId: 'ananya@okbank',
  })
  await finishReturn(staff, buyer, placed, 'refunded')
  const texts = async () => {
    await page.goto('/test/messages')
    return (await page.locator('body').innerText()).replaceAll(/\d{1,2}:\d{2}\s?[AP]M/gi, '')
  }
  await expect.poll(texts, messagePatience).toMatch(/refund/i)

  const known = await figuresOfAll(path => call(buyer, 'GET', path))
  const [line] = placed.lines
  const own = [placed.total, placed.subtotal, (line?.lineTotal ?? 0) / 2].map(rupees)
  const said = await texts()
  expect(said).toContain(`${placed.number} placed`)
  expect(said).toContain(`${placed.number} delivered`)
  expect(unknownFigures(said, new Set([...known, ...own]))).toEqual([])
})
