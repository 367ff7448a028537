import type { CartItem } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { emptyCart, withAdded } from '../../queries/cart/cart-view.ts'
import { komal } from '../../queries/cart/cart.fixture.ts'
import { linesAbove, removalText, rowsOf, type CartRow, type Removal } from './removal.ts'

function line(productId: string, quantity = 1): CartItem {
  const [item] = withAdded(emptyCart, { ...komal, productId, quantity }).items
  if (!item) throw new Error('No line was made')
  return item
}
const removal = (row: number, ...items: CartItem[]): Removal => ({ id: row, items, row, error: null })
const names = (rows: readonly CartRow[]) =>
  rows.map(row => ('line' in row ? row.line.productId : `-${row.removal.items[0]?.productId}`))

it('[BEY-9] shows each removal where its line stood, in whatever order they went', () => {
  const rows = rowsOf([line('p2'), line('p4')], [removal(2, line('p3')), removal(0, line('p1'))])
  expect(names(rows)).toEqual(['-p1', 'p2', '-p3', 'p4'])
  expect(linesAbove(rows, 2)).toBe(1)
})

it('[BEY-9] offers nothing back that is in the cart again', () => {
  expect(names(rowsOf([line('p1')], [removal(0, line('p1', 3))]))).toEqual(['p1'])
  expect(names(rowsOf([line('p1')], [removal(0, line('p1'), line('p2'))]))).toEqual(['-p1', 'p1'])
})

it('[BEY-9] names what was removed with its colour and quantity', () => {
  expect(removalText(removal(0, line('p1')))).toBe('Komal, Black was removed from your cart.')
  expect(removalText(removal(0, line('p1', 2)))).toBe('Komal, Black (2) was removed from your cart.')
  expect(removalText(removal(0, line('p1'), line('p2')))).toBe('2 products were removed from your cart.')
})
