import type { CartItem } from '@shruti/server/contract'
import { useState } from 'react'
import { provisionalId } from '../../queries/cart/cart-view.ts'
import { useClearCart } from '../../queries/cart/clear-cart.ts'
import { useRemoveFromCart } from '../../queries/cart/remove-from-cart.ts'
import { additionOfLine, useRestoreToCart } from '../../queries/cart/restore-to-cart.ts'
import { useMoveToCart, useSaveForLater } from '../../queries/cart/save-for-later.ts'
import { useUpdateQuantity } from '../../queries/cart/update-quantity.ts'
import { linesAbove, rowsOf, type Removal } from './removal.ts'
import { t } from '../../language/t.ts'

/** A change that the server has not made. */
interface FailedChange {
  /** What was not done. */
  readonly text: string
  readonly error: Error
  readonly retry: () => void
}

/** "Tivra, Silver" */
export const nameOf = ({ product, variantName }: Pick<CartItem, 'product' | 'variantName'>) =>
  `${product.name}, ${variantName}`

/** Changes lines of the cart, remembers what was removed until the page is left [BEY-9], and says what failed. */
export function useCartChanges(items: readonly CartItem[], firstRemovals: readonly Removal[]) {
  const quantity = useUpdateQuantity()
  const removing = useRemoveFromCart()
  const clearing = useClearCart()
  const restoring = useRestoreToCart()
  const saving = useSaveForLater()
  const moving = useMoveToCart()
  const [removals, setRemovals] = useState(firstRemovals)
  const [failed, setFailed] = useState<FailedChange>()
  const [restoredId, setRestoredId] = useState<string>()
  const rows = rowsOf(items, removals)

  const forget = (id: number) => setRemovals(known => known.filter(removal => removal.id !== id))

  async function attempt(text: string, change: () => Promise<unknown>): Promise<boolean> {
    setFailed(undefined)
    try {
      await change()
      return true
    } catch (error) {
      setFailed({ text, error: error as Error, retry: () => void attempt(text, change) })
      return false
    }
  }

  async function takeOut(removed: readonly CartItem[], text: string, change: () => Promise<unknown>) {
    const [first] = removed
    if (!first) return
    const row = rows.findIndex(candidate => 'line' in candidate && candidate.line === first)
    const id = Math.max(0, ...removals.map(removal => removal.id)) + 1
    setRemovals(known => [...known, { id, items: removed, row: Math.max(row, 0), error: null }])
    if (!(await attempt(text, change))) forget(id)
  }

  async function undo({ id, items: removed, row }: Removal) {
    const position = linesAbove(rows, row)
    const [first] = removed
    setRestoredId(first && provisionalId(first))
    try {
      for (const [index, item] of removed.entries()) {
        await restoring.mutateAsync(additionOfLine(item, position + index))
      }
      forget(id)
    } catch (error) {
      setRemovals(known =>
        known.map(removal => (removal.id === id ? { ...removal, error: error as Error } : removal)),
      )
    }
  }

  return {
    rows,
    failed,
    /** The line that came back last. */
    restoredId,
    setQuantity: (item: CartItem, wanted: number) =>
      void attempt(t('The quantity of {name} was not changed.', { name: nameOf(item) }), () =>
        quantity.mutateAsync({ itemId: provisionalId(item), quantity: wanted }),
      ),
    remove: (item: CartItem) =>
      void takeOut([item], `${nameOf(item)} was not removed.`, () =>
        removing.mutateAsync(provisionalId(item)),
      ),
    clear: () => void takeOut(items, t('Your cart was not cleared.'), () => clearing.mutateAsync()),
    undo: (removal: Removal) => void undo(removal),
    save: (item: CartItem) =>
      void attempt(t('{name} was not saved for later.', { name: nameOf(item) }), () =>
        saving.mutateAsync(item),
      ),
    moveToCart: (item: CartItem) => {
      setRestoredId(provisionalId(item))
      void attempt(t('{name} was not moved to the cart.', { name: nameOf(item) }), () =>
        moving.mutateAsync(item),
      )
    },
    /** Attempts a change of another list, and says when it failed. */
    attempt,
  }
}

export type CartChanges = ReturnType<typeof useCartChanges>
