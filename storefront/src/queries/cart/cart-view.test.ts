import type { CartItem } from '@shruti/server/contract'
import { describe, expect, it } from 'vitest'
import { emptyCart, withAdded, withItems } from './cart-view.ts'
import { withQuantity, withoutLine } from './changed-lines.ts'
import { komal } from './cart.fixture.ts'
import { withRestored } from './restore-to-cart.ts'

const cartWithKomal = withAdded(emptyCart, komal)

describe('what a change looks like before the server has answered', () => {
  it('[CART-2] shows an added product at once', () => {
    expect(cartWithKomal).toMatchObject({
      items: [{ productId: 'p1', quantity: 1, lineTotal: 299900 }],
      subtotal: 299900,
      itemCount: 1,
    })
  })

  it('[CART-2] adds to the line that the cart already has, up to 10', () => {
    const cart = withAdded(withAdded(cartWithKomal, komal), { ...komal, quantity: 9 })
    expect(cart.items).toHaveLength(1)
    expect(cart).toMatchObject({ itemCount: 10, subtotal: 2_999_000 })
  })

  it('[BEY-9] shows a line that is put back where it stood', () => {
    const two = withAdded(cartWithKomal, { ...komal, productId: 'p2' })
    const back = withRestored(two, { ...komal, productId: 'p3', position: 1 })
    expect(back.items.map(item => item.productId)).toEqual(['p1', 'p3', 'p2'])
  })

  it('[CART-3] shows a new quantity with its sums', () => {
    expect(withQuantity(cartWithKomal, 'adding:p1:0', 3)).toMatchObject({ itemCount: 3, subtotal: 899700 })
  })

  it('[CART-4] leaves out a removed line, also when the server has named it since', () => {
    const named = withItems(
      cartWithKomal,
      cartWithKomal.items.map(item => ({ ...item, id: 'line-1' })),
    )
    expect(withoutLine(named, 'adding:p1:0').items).toEqual([])
    expect(withoutLine(named, 'line-1').items).toEqual([])
  })
})

it('[CART-1] counts a line that cannot be bought, and leaves it out of the subtotal, as the server does', () => {
  const lines = (notice?: CartItem['notice']) =>
    cartWithKomal.items.map(item => ({ ...item, ...(notice && { notice }) }))
  const cart = withItems(emptyCart, [...lines(), ...lines('unavailable'), ...lines('low_stock')])
  expect(cart).toMatchObject({ itemCount: 3, subtotal: 599800 })
})
