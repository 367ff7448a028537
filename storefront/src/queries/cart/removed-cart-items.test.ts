import type { Cart } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { memoryStorage } from '../../storage/browser-storage.ts'
import { createRemovedCartItems } from './removed-cart-items.ts'

/** Runs scheduled actions when their time comes. */
function manualTimers() {
  let nowMs = 0
  let waiting: { at: number; action: () => void }[] = []
  return {
    schedule: (action: () => void, delayMs: number) => void waiting.push({ at: nowMs + delayMs, action }),
    advance(ms: number) {
      nowMs += ms
      const due = waiting.filter(entry => entry.at <= nowMs)
      waiting = waiting.filter(entry => entry.at > nowMs)
      for (const entry of due) entry.action()
    },
  }
}

const item = (id: string, quantity = 1): Cart['items'][number] => ({
  id,
  productId: `product-${id}`,
  quantity,
  variantIndex: 0,
  product: { name: 'Komal', imageUrl: '', slug: 'komal' },
  variantName: 'Black',
  unitPrice: 299900,
  mrp: 349900,
  lineTotal: 299900 * quantity,
  availableStock: 9,
})
const cartOf = (...items: Cart['items']): Cart => ({ items, subtotal: 0, itemCount: 0, notices: [] })

it('[CART-4] keeps a removed line out of later reads, and out of their sums', () => {
  const removed = createRemovedCartItems(memoryStorage(), manualTimers().schedule)
  removed.add('a')
  const cart = removed.filter(cartOf(item('a'), item('b', 2)))
  expect(cart.items.map(line => line.id)).toEqual(['b'])
  expect(cart.subtotal).toBe(599800)
  expect(cart.itemCount).toBe(2)
})

it('[CART-4] shows the line again when its removal failed', () => {
  const removed = createRemovedCartItems(memoryStorage(), manualTimers().schedule)
  removed.add('a')
  removed.forget('a')
  expect(removed.filter(cartOf(item('a'))).items).toHaveLength(1)
})

it('[CART-4] forgets a removed line after 60 seconds when the cart no longer lists it', () => {
  const storage = memoryStorage()
  const timers = manualTimers()
  const removed = createRemovedCartItems(storage, timers.schedule)
  removed.add('a')
  removed.filter(cartOf())
  timers.advance(59_999)
  expect(storage.getItem('removedCartItems')).toBe('["a"]')
  timers.advance(1)
  expect(storage.getItem('removedCartItems')).toBeNull()
})

it('[CART-4] looks again every 5 seconds while the cart still lists it', () => {
  const storage = memoryStorage()
  const timers = manualTimers()
  const removed = createRemovedCartItems(storage, timers.schedule)
  removed.add('a')
  removed.filter(cartOf(item('a')))
  timers.advance(60_000)
  expect(storage.getItem('removedCartItems')).toBe('["a"]')
  removed.filter(cartOf())
  timers.advance(5_000)
  expect(storage.getItem('removedCartItems')).toBeNull()
})

it('[CART-4] lets what an earlier visit removed expire too', () => {
  const storage = memoryStorage({ removedCartItems: '["a"]' })
  const timers = manualTimers()
  createRemovedCartItems(storage, timers.schedule)
  timers.advance(60_000)
  expect(storage.getItem('removedCartItems')).toBeNull()
})

it('[CART-5] forgets everything when the cart is cleared', () => {
  const storage = memoryStorage()
  const removed = createRemovedCartItems(storage, manualTimers().schedule)
  removed.add('a')
  removed.clear()
  expect(removed.filter(cartOf(item('a'))).items).toHaveLength(1)
  expect(storage.getItem('removedCartItems')).toBeNull()
})

it('reads a broken record as an empty one', () => {
  const removed = createRemovedCartItems(memoryStorage({ removedCartItems: '{' }), manualTimers().schedule)
  expect(removed.filter(cartOf(item('a'))).items).toHaveLength(1)
})
