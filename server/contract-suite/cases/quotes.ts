import { expect } from 'vitest'
import type { Quote } from '../../contract/index.ts'
import { expectRefusal, type TestShop, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

/** Ravi, who has never ordered, with one thing in his cart. */
async function raviWith(shop: TestShop, productId: string, quantity = 1): Promise<SuiteVisitor> {
  const ravi = await shop.signedInAs('ravi')
  await ravi.post('/cart', { productId, quantity })
  return ravi
}

async function quoteFor(visitor: SuiteVisitor, request: object = {}): Promise<Quote> {
  const { status, body } = await visitor.post<Quote>('/checkout/quote', request)
  expect(status).toBe(200)
  return body
}

export function quoteCases(contractCase: ContractCase): void {
  contractCase('[CHK-1] a quote adds up, with its share of GST in it', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    const quote = await quoteFor(ravi, { addressId: 'adr-ravi-delhi', paymentMethod: 'cod' })
    expect(quote).toEqual({
      quoteId: expect.any(String),
      expiresAt: '2026-11-20T06:15:00.000Z',
      lines: [
        {
          productId: 'prd-nada',
          slug: 'nada',
          name: 'Nada',
          imageUrl: '/pictures/nad-blk.webp',
          sku: 'NAD-BLK',
          hsn: '85183000',
          gstRate: 18,
          variantIndex: 0,
          variantName: 'Black',
          quantity: 1,
          unitPrice: 149_900,
          mrp: 199_900,
          lineTotal: 149_900,
          discount: 0,
          tax: { taxable: 127_034, cgst: 0, sgst: 0, igst: 22_866 },
        },
      ],
      mrpTotal: 199_900,
      subtotal: 149_900,
      discount: 0,
      shipping: 0,
      codFee: 0,
      tax: { taxable: 127_034, cgst: 0, sgst: 0, igst: 22_866 },
      total: 149_900,
      promotion: null,
      shippingMethods: [
        {
          id: 'standard',
          price: 0,
          estimate: { from: '2026-11-25', to: '2026-11-27' },
          available: true,
          reason: null,
        },
        {
          id: 'express',
          price: 19_900,
          estimate: { from: '2026-11-23', to: '2026-11-24' },
          available: true,
          reason: null,
        },
      ],
      paymentMethods: [
        { id: 'upi', available: true, reason: null, remedy: null },
        { id: 'card', available: true, reason: null, remedy: null },
        { id: 'netbanking', available: true, reason: null, remedy: null },
        {
          id: 'emi',
          available: false,
          reason: 'EMI is available from ₹3,000',
          remedy: 'Your total is ₹1,501 below',
        },
        { id: 'cod', available: true, reason: null, remedy: null },
      ],
      emi: null,
      notices: [],
    })
  })

  contractCase("[CHK-1] in the shop's own state the tax is CGST and SGST", async shop => {
    const asha = await shop.signedInAs('asha')
    await asha.post('/cart', { productId: 'prd-nada' })
    const quote = await quoteFor(asha, { addressId: 'adr-asha-home' })
    expect(quote.tax).toEqual({ taxable: 127_034, cgst: 11_433, sgst: 11_433, igst: 0 })
  })

  contractCase(
    '[CHAT-9] standard delivery costs ₹49 below ₹999 and nothing from there; express always ₹199',
    async shop => {
      const ravi = await raviWith(shop, 'prd-tips', 3)
      expect(await quoteFor(ravi)).toMatchObject({ subtotal: 89_700, shipping: 4_900, total: 94_600 })
      expect(await quoteFor(ravi, { shippingMethod: 'express' })).toMatchObject({
        shipping: 19_900,
        total: 109_600,
      })
      await ravi.post('/cart', { productId: 'prd-tips' })
      expect(await quoteFor(ravi)).toMatchObject({ subtotal: 119_600, shipping: 0, total: 119_600 })
      expect(await quoteFor(ravi, { shippingMethod: 'express' })).toMatchObject({ shipping: 19_900 })
    },
  )

  contractCase('[POP-3] while free shipping is on, standard delivery costs nothing for all', async shop => {
    const ravi = await raviWith(shop, 'prd-tips')
    await shop.store.transaction(async tx => {
      const promotion = await tx.get('promotions', 'pro-free')
      if (promotion) await tx.put('promotions', { ...promotion, active: true })
    })
    expect(await quoteFor(ravi)).toMatchObject({ subtotal: 29_900, shipping: 0, total: 29_900 })
  })

  contractCase('[POP-2] SHRUTI20 takes 20% off a first order, spread over the lines', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    await ravi.post('/cart', { productId: 'prd-tips' })
    const quote = await quoteFor(ravi, { addressId: 'adr-ravi-delhi', promotionCode: 'shruti20' })
    expect(quote.promotion).toEqual({
      code: 'SHRUTI20',
      applied: true,
      message: 'Code applied: you save ₹359.60',
    })
    expect(quote).toMatchObject({ subtotal: 179_800, discount: 35_960, total: 143_840 })
    expect(quote.lines.map(({ discount, tax }) => [discount, tax.taxable, tax.igst])).toEqual([
      [29_980, 101_627, 18_293],
      [5_980, 20_271, 3_649],
    ])
    expect(quote.tax).toEqual({ taxable: 121_898, cgst: 0, sgst: 0, igst: 21_942 })
  })

  contractCase('[ADM-6] a code that does not apply says why, and the quote stands without it', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    const asha = await shop.signedInAs('asha')
    await asha.post('/cart', { productId: 'prd-nada' })
    const messageTo = async (visitor: SuiteVisitor, promotionCode: string) => {
      const quote = await quoteFor(visitor, { promotionCode })
      expect(quote).toMatchObject({ discount: 0, total: 149_900, promotion: { applied: false } })
      return quote.promotion?.message
    }
    expect(await messageTo(ravi, 'NOSUCH')).toBe('This code is not valid')
    expect(await messageTo(ravi, 'SOON10')).toBe('This code is not valid')
    expect(await messageTo(ravi, 'OLD10')).toBe('This code has expired')
    expect(await messageTo(ravi, 'SAVE500')).toBe('Add ₹501 more to use this code')
    expect(await messageTo(asha, 'SHRUTI20')).toBe('This code is for your first order only')
    await shop.store.transaction(async tx => {
      const promotion = await tx.get('promotions', 'pro-once')
      if (promotion) await tx.put('promotions', { ...promotion, usedCount: 1 })
    })
    expect(await messageTo(ravi, 'ONCE10')).toBe('This code has reached its usage limit')
  })

  contractCase('[ADM-6] an amount off and free delivery work as codes too', async shop => {
    const ravi = await raviWith(shop, 'prd-nada', 2)
    const saved = await quoteFor(ravi, { promotionCode: 'SAVE500' })
    expect(saved).toMatchObject({ discount: 50_000, total: 249_800, promotion: { applied: true } })
    await ravi.post('/cart/clear')
    await ravi.post('/cart', { productId: 'prd-tips' })
    const delivered = await quoteFor(ravi, { promotionCode: 'FREEDEL' })
    expect(delivered).toMatchObject({ discount: 0, shipping: 0, total: 29_900 })
    expect(delivered.promotion?.message).toBe('Code applied: standard delivery is free')
  })

  contractCase('[CHK-1] what an address does not allow is named', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    const reasons = (methods: readonly { id: string; reason: string | null }[]) =>
      Object.fromEntries(methods.map(({ id, reason }) => [id, reason]))

    const assam = await quoteFor(ravi, { addressId: 'adr-ravi-assam' })
    expect(reasons(assam.shippingMethods)).toEqual({
      standard: null,
      express: 'Express delivery is not available for 781001',
    })
    expect(reasons(assam.paymentMethods)).toMatchObject({
      cod: 'Cash on delivery is not available for this PIN code',
    })

    const island = await quoteFor(ravi, { addressId: 'adr-ravi-island' })
    expect(reasons(island.shippingMethods)).toEqual({
      standard: 'We do not deliver to 682555 yet',
      express: 'We do not deliver to 682555 yet',
    })
    expect(island.shippingMethods.map(({ estimate }) => estimate)).toEqual([null, null])
  })

  contractCase('[CHK-1] cash on delivery ends at ₹10,000, and instalments start at ₹3,000', async shop => {
    const ravi = await raviWith(shop, 'prd-raga', 2)
    const quote = await quoteFor(ravi, { addressId: 'adr-ravi-delhi' })
    expect(quote.paymentMethods).toContainEqual({
      id: 'cod',
      available: false,
      reason: 'Cash on delivery is available up to ₹10,000',
      remedy: 'Your total is ₹5,998 over',
    })
    // ₹15,998 in twelve parts, rounded up to the paisa.
    expect(quote.emi).toEqual({ monthly: 133_317, months: 12 })
  })

  contractCase('[CHK-1] a price that changed is told once', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, price: 159_900 })
    })
    expect((await quoteFor(ravi)).notices).toEqual(['Nada now costs ₹1,599 instead of ₹1,499.'])
    expect((await quoteFor(ravi)).notices).toEqual([])
  })

  contractCase('[CHK-1] there is no quote for an empty cart, or for what is not there', async shop => {
    const ravi = await shop.signedInAs('ravi')
    expectRefusal(await ravi.post('/checkout/quote', {}), 409, 'cart_empty', 'Your cart is empty')
    await ravi.post('/cart', { productId: 'prd-nada', quantity: 4 })
    const leave = (stock: number) =>
      shop.store.transaction(async tx => {
        const product = await tx.get('products', 'prd-nada')
        const variants = (product?.variants ?? []).map(variant => ({ ...variant, stock }))
        if (product) await tx.put('products', { ...product, variants })
      })
    await leave(3)
    const fewer = await ravi.post('/checkout/quote', {})
    expectRefusal(fewer, 409, 'insufficient_stock', 'Only 3 left in stock', {
      quantity: 'Only 3 left in stock',
    })
    await leave(0)
    expectRefusal(await ravi.post('/checkout/quote', {}), 409, 'out_of_stock', 'This product is out of stock')
  })

  contractCase('[CHK-1] a request that makes no sense is refused', async shop => {
    const ravi = await raviWith(shop, 'prd-nada')
    const answer = await ravi.post('/checkout/quote', { shippingMethod: 'pigeon', paymentMethod: 'gold' })
    expectRefusal(answer, 400, 'invalid_input', 'Choose a delivery method', {
      shippingMethod: 'Choose a delivery method',
      paymentMethod: 'Choose a payment method',
    })
  })
}
