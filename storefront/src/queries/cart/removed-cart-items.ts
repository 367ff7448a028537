import type { Cart } from '@shruti/server/contract'
import { readJson, type KeyValueStorage } from '../../storage/browser-storage.ts'
import { withItems } from './cart-view.ts'

const storageKey = 'removedCartItems'
const memoryMs = 60_000
const recheckMs = 5_000

/**
 * Remembers which cart lines the shopper removed, so that a read which was on its way does not bring one back.
 * An id is forgotten 60 s later if the server no longer lists it; while it still does, this is checked again
 * every 5 s [CART-4].
 */
export interface RemovedCartItems {
  add(itemId: string): void
  /** The removal failed: the line is shown again. */
  forget(itemId: string): void
  clear(): void
  /** A cart as the server sent it, without the removed lines. Also notes which of them the server still lists. */
  filter(cart: Cart): Cart
}

export function createRemovedCartItems(
  storage: KeyValueStorage,
  schedule: (action: () => void, delayMs: number) => void,
): RemovedCartItems {
  let listedByServer: ReadonlySet<string> = new Set()

  const read = (): string[] => {
    const stored = readJson(storage, storageKey)
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
  }
  const write = (ids: readonly string[]) =>
    ids.length === 0 ? storage.removeItem(storageKey) : storage.setItem(storageKey, JSON.stringify(ids))
  const forget = (itemId: string) => write(read().filter(id => id !== itemId))
  const expire = (itemId: string) =>
    listedByServer.has(itemId) ? schedule(() => expire(itemId), recheckMs) : forget(itemId)

  // What an earlier visit recorded expires as well.
  for (const itemId of read()) schedule(() => expire(itemId), memoryMs)

  return {
    add(itemId) {
      write([...read().filter(id => id !== itemId), itemId])
      schedule(() => expire(itemId), memoryMs)
    },
    forget,
    clear: () => write([]),
    filter(cart) {
      const removed = new Set(read())
      listedByServer = new Set(cart.items.map(item => item.id))
      if (!cart.items.some(item => removed.has(item.id))) return cart
      return withItems(
        cart,
        cart.items.filter(item => !removed.has(item.id)),
      )
    },
  }
}
