import { expect } from 'vitest'
import type { Cart } from '../../contract/index.ts'
import { passwords } from '../shop/people.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function setNada(shop: TestShop, change: { stock: number; price?: number }): Promise<void> {
  await shop.store.transaction(async tx => {
    const product = await tx.get('products', 'prd-nada')
    if (!product) return
    const variants = product.variants.map(variant => ({ ...variant, stock: change.stock }))
    await tx.put('products', { ...product, variants, price: change.price ?? product.price })
  })
}

/** Puts a product into the cart and then aside. */
async function saveFor(visitor: SuiteVisitor, productId: string, quantity = 1): Promise<Cart> {
  const { body } = await visitor.post<Cart>('/cart', { productId, quantity })
  const id = body.items.find(item => item.productId === productId)?.id
  return (await visitor.post<Cart>(`/cart/${id}/save`)).body
}

const savedOf = ({ saved = [] }: Cart) => saved.map(({ productId, quantity }) => [productId, quantity])

export function savedItemCases(contractCase: ContractCase): void {
  contractCase('[CART-7] a line is put aside for later and moved back', async shop => {
    const guest = shop.newVisitor()
    await guest.post('/cart', { productId: 'prd-tips' })
    const saved = await saveFor(guest, 'prd-nada', 2)
    expect(saved).toMatchObject({
      items: [{ productId: 'prd-tips' }],
      subtotal: 29_900,
      itemCount: 1,
      saved: [{ productId: 'prd-nada', variantIndex: 0, quantity: 2, lineTotal: 299_800 }],
    })
    expect((await guest.get('/cart')).body).toEqual(saved)
    expect(savedOf((await guest.post<Cart>('/cart/clear')).body)).toEqual([['prd-nada', 2]])
    const { body: moved } = await guest.post<Cart>(`/cart/saved/${saved.saved?.[0]?.id}/move`)
    expect(moved).toMatchObject({ items: [{ productId: 'prd-nada', quantity: 2 }], subtotal: 299_800 })
    expect(moved).not.toHaveProperty('saved')
  })

  contractCase('[CART-7] what is put aside says when its price or stock changed', async shop => {
    const guest = shop.newVisitor()
    await saveFor(guest, 'prd-nada', 3)
    const noticeNow = async () => (await guest.get<Cart>('/cart')).body.saved?.[0]
    await setNada(shop, { stock: 9, price: 139_900 })
    expect(await noticeNow()).toMatchObject({ unitPrice: 139_900, notice: 'price_changed' })
    await setNada(shop, { stock: 2 })
    expect(await noticeNow()).toMatchObject({ availableStock: 2, notice: 'low_stock' })
    await setNada(shop, { stock: 0 })
    const gone = await noticeNow()
    expect(gone).toMatchObject({ notice: 'unavailable' })
    const move = `/cart/saved/${gone?.id}/move`
    expectRefusal(await guest.post(move), 409, 'out_of_stock', 'This product is out of stock')
    await setNada(shop, { stock: 2 })
    const { body } = await guest.post<Cart>(move)
    expect(body.items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([[2, 139_900]])
  })

  contractCase('[CART-7] what would be too many together stays put aside', async shop => {
    const guest = shop.newVisitor()
    const { saved: tips } = await saveFor(guest, 'prd-tips', 6)
    await guest.post('/cart', { productId: 'prd-tips', quantity: 5 })
    const tooMany = 'Quantity must be between 1 and 10'
    expectRefusal(await guest.post(`/cart/saved/${tips?.[0]?.id}/move`), 400, 'invalid_quantity', tooMany, {
      quantity: tooMany,
    })
    const { saved: nada } = await saveFor(guest, 'prd-nada', 3)
    await guest.post('/cart', { productId: 'prd-nada' })
    await setNada(shop, { stock: 3 })
    const few = await guest.post(`/cart/saved/${nada?.[0]?.id}/move`)
    expectRefusal(few, 409, 'insufficient_stock', 'Only 3 left in stock', {
      quantity: 'Only 3 left in stock',
    })
    expect(savedOf((await guest.get<Cart>('/cart')).body)).toEqual([
      ['prd-nada', 3],
      ['prd-tips', 6],
    ])
  })

  contractCase(
    '[CART-7] what is put aside is removed, and put back where somebody regrets it',
    async shop => {
      const guest = shop.newVisitor()
      const { saved } = await saveFor(guest, 'prd-nada', 2)
      const { body } = await guest.delete<Cart>(`/cart/saved/${saved?.[0]?.id}`)
      expect(body).not.toHaveProperty('saved')
      const back = await guest.post<Cart>('/cart', { productId: 'prd-nada', quantity: 2, saved: true })
      expect(back.body).toMatchObject({ items: [], saved: [{ productId: 'prd-nada', quantity: 2 }] })
    },
  )

  contractCase('[CART-7] what is not there, or not yours, is not found', async shop => {
    const owner = shop.newVisitor()
    const { saved } = await saveFor(owner, 'prd-nada')
    const id = saved?.[0]?.id
    const stranger = shop.newVisitor()
    await stranger.post('/cart', { productId: 'prd-tips' })
    const message = 'Item not found in cart'
    expectRefusal(await owner.post(`/cart/${id}/save`), 404, 'cart_item_not_found', message)
    expectRefusal(await stranger.post(`/cart/saved/${id}/move`), 404, 'cart_item_not_found', message)
    expectRefusal(await stranger.delete(`/cart/saved/${id}`), 404, 'cart_item_not_found', message)
    const nobody = shop.newVisitor()
    const answers = [
      await nobody.post(`/cart/${id}/save`),
      await nobody.post(`/cart/saved/${id}/move`),
      await nobody.delete(`/cart/saved/${id}`),
    ]
    for (const answer of answers) expectRefusal(answer, 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('[CART-7] signing in keeps what the guest and what the customer put aside', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await saveFor(ravi, 'prd-nada', 1)
    await saveFor(ravi, 'prd-raga', 1)
    const guest = shop.newVisitor()
    await saveFor(guest, 'prd-tips', 2)
    await saveFor(guest, 'prd-nada', 3)
    await guest.post('/login', { username: 'ravi', password: passwords.ravi })
    expect(savedOf((await guest.get<Cart>('/cart')).body)).toEqual([
      ['prd-nada', 3],
      ['prd-tips', 2],
      ['prd-raga', 1],
    ])
  })
}
