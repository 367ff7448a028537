import { expect } from 'vitest'
import type { Cart } from '../../contract/index.ts'
import { expectRefusal, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const outOfRange = 'Quantity must be between 1 and 10'

async function setStock(shop: TestShop, stock: number): Promise<void> {
  await shop.store.transaction(async tx => {
    const product = await tx.get('products', 'prd-nada')
    if (!product) return
    const variants = product.variants.map(variant => ({ ...variant, stock }))
    await tx.put('products', { ...product, variants })
  })
}

export function cartCases(contractCase: ContractCase): void {
  contractCase("[CART-1] a guest's first add opens a session with a cart of its own", async shop => {
    const guest = shop.newVisitor()
    expect((await guest.get('/cart')).status).toBe(401)
    const added = await guest.post<Cart>('/cart', { productId: 'prd-nada' })
    expect(added.body).toEqual({
      items: [
        {
          id: expect.any(String),
          productId: 'prd-nada',
          quantity: 1,
          variantIndex: 0,
          product: { name: 'Nada', imageUrl: '/pictures/nad-blk.webp', slug: 'nada' },
          variantName: 'Black',
          unitPrice: 149_900,
          mrp: 199_900,
          lineTotal: 149_900,
          availableStock: 12,
        },
      ],
      subtotal: 149_900,
      itemCount: 1,
      notices: [],
    })
    expect((await guest.get('/cart')).body).toEqual(added.body)
    expectRefusal(await shop.newVisitor().get('/cart'), 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('[CART-1] an address may open 400 guest sessions an hour', async shop => {
    for (let opened = 0; opened < 400; opened += 1) {
      expect((await shop.newVisitor().post('/cart', { productId: 'prd-tips' })).status).toBe(200)
    }
    const answer = await shop.newVisitor().post('/cart', { productId: 'prd-tips' })
    expectRefusal(answer, 429, 'too_many_requests', 'Too many requests. Try again in 3600 seconds.')
  })

  contractCase('[CART-1] there is one line per product and colour, each with its own price', async shop => {
    const guest = shop.newVisitor()
    await guest.post('/cart', { productId: 'prd-raga', variantIndex: 1 })
    await guest.post('/cart', { productId: 'prd-raga', variantIndex: 0, quantity: 2 })
    const { body } = await guest.post<Cart>('/cart', { productId: 'prd-raga', variantIndex: 1 })
    expect(
      body.items.map(({ variantName, quantity, lineTotal, notice }) => [
        variantName,
        quantity,
        lineTotal,
        notice,
      ]),
    ).toEqual([
      ['Gold', 2, 1_699_800, 'low_stock'],
      ['Silver', 2, 1_599_800, 'low_stock'],
    ])
    expect(body).toMatchObject({ subtotal: 3_299_600, itemCount: 4 })
  })

  contractCase('[CART-1] a price sent by the client changes nothing', async shop => {
    const { body } = await shop
      .newVisitor()
      .post<Cart>('/cart', { productId: 'prd-nada', price: 1, unitPrice: 1 })
    expect(body.subtotal).toBe(149_900)
  })

  contractCase('[CART-3] a line holds 1 to 10 pieces', async shop => {
    const guest = shop.newVisitor()
    for (const quantity of [0, 11, 1.5, 'two']) {
      const answer = await guest.post('/cart', { productId: 'prd-tips', quantity })
      expectRefusal(answer, 400, 'invalid_input', outOfRange, { quantity: outOfRange })
    }
    const noColour = 'variantIndex must be 0 or more'
    expectRefusal(
      await guest.post('/cart', { productId: 'prd-tips', variantIndex: -1 }),
      400,
      'invalid_input',
      noColour,
      { variantIndex: noColour },
    )
    const { body } = await guest.post<Cart>('/cart', { productId: 'prd-tips', quantity: 10 })
    const more = await guest.post('/cart', { productId: 'prd-tips' })
    expectRefusal(more, 400, 'invalid_quantity', outOfRange, { quantity: outOfRange })
    const update = await guest.put(`/cart/${body.items[0]?.id}`, { quantity: 11 })
    expectRefusal(update, 400, 'invalid_input', outOfRange, { quantity: outOfRange })
  })

  contractCase('[CART-2] what is not there cannot be added', async shop => {
    const guest = shop.newVisitor()
    const tooMany = await guest.post('/cart', { productId: 'prd-nada', variantIndex: 1, quantity: 4 })
    expectRefusal(tooMany, 409, 'insufficient_stock', 'Only 3 left in stock', {
      quantity: 'Only 3 left in stock',
    })
    const soldOut = await guest.post('/cart', { productId: 'prd-nada', variantIndex: 2 })
    expectRefusal(soldOut, 409, 'out_of_stock', 'This product is out of stock')
    const noSuchColour = await guest.post('/cart', { productId: 'prd-nada', variantIndex: 7 })
    expectRefusal(noSuchColour, 404, 'variant_not_found', 'This colour is no longer available')
  })

  contractCase('[CART-3] a quantity can be changed, within the stock', async shop => {
    const guest = shop.newVisitor()
    const { body: cart } = await guest.post<Cart>('/cart', { productId: 'prd-nada' })
    const line = `/cart/${cart.items[0]?.id}`
    const { body } = await guest.put<Cart>(line, { quantity: 3 })
    expect(body).toMatchObject({ subtotal: 449_700, itemCount: 3 })
    await setStock(shop, 2)
    const tooMany = await guest.put(line, { quantity: 3 })
    expectRefusal(tooMany, 409, 'insufficient_stock', 'Only 2 left in stock', {
      quantity: 'Only 2 left in stock',
    })
    await setStock(shop, 0)
    expectRefusal(await guest.put(line, { quantity: 1 }), 409, 'out_of_stock', 'This product is out of stock')
  })

  contractCase('[CART-4] a line that is not there, or not yours, is not found', async shop => {
    const owner = shop.newVisitor()
    const { body } = await owner.post<Cart>('/cart', { productId: 'prd-nada' })
    const stranger = shop.newVisitor()
    await stranger.post('/cart', { productId: 'prd-tips' })
    const line = `/cart/${body.items[0]?.id}`
    const message = 'Item not found in cart'
    expectRefusal(await stranger.put(line, { quantity: 2 }), 404, 'cart_item_not_found', message)
    expectRefusal(await stranger.delete(line), 404, 'cart_item_not_found', message)
    expect((await owner.delete<Cart>(line)).body).toEqual({
      items: [],
      subtotal: 0,
      itemCount: 0,
      notices: [],
    })
  })

  contractCase(
    '[BEY-9] a removed line is put back where it stood, with its colour and quantity',
    async shop => {
      const guest = shop.newVisitor()
      await guest.post('/cart', { productId: 'prd-nada', variantIndex: 1, quantity: 2 })
      const { body } = await guest.post<Cart>('/cart', { productId: 'prd-tips' })
      await guest.delete(`/cart/${body.items[0]?.id}`)
      const back = { productId: 'prd-nada', variantIndex: 1, quantity: 2, position: 0 }
      const { body: restored } = await guest.post<Cart>('/cart', back)
      expect(restored.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
        ['prd-nada', 2],
        ['prd-tips', 1],
      ])
      const nowhere = await guest.post('/cart', { ...back, position: -1 })
      expect(nowhere).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    },
  )

  contractCase('[CART-5] clearing empties the cart', async shop => {
    const guest = shop.newVisitor()
    await guest.post('/cart', { productId: 'prd-nada' })
    expect((await guest.post('/cart/clear')).body).toEqual({
      items: [],
      subtotal: 0,
      itemCount: 0,
      notices: [],
    })
  })

  contractCase('[CHK-1] a cart says what changed since it was filled', async shop => {
    const guest = shop.newVisitor()
    const { body: cart } = await guest.post<Cart>('/cart', { productId: 'prd-nada', quantity: 2 })
    await shop.store.transaction(async tx => {
      const product = await tx.get('products', 'prd-nada')
      if (product) await tx.put('products', { ...product, price: 139_900 })
    })
    const noticeNow = async () => (await guest.get<Cart>('/cart')).body
    expect((await noticeNow()).items[0]).toMatchObject({ unitPrice: 139_900, notice: 'price_changed' })
    await setStock(shop, 1)
    expect((await noticeNow()).items[0]).toMatchObject({ availableStock: 1, notice: 'low_stock' })
    await setStock(shop, 0)
    expect(await noticeNow()).toMatchObject({ subtotal: 0, itemCount: 2, items: [{ notice: 'unavailable' }] })
    await setStock(shop, 9)
    const changed = await guest.put<Cart>(`/cart/${cart.items[0]?.id}`, { quantity: 1 })
    expect(changed.body.items[0]).not.toHaveProperty('notice')
  })
}
