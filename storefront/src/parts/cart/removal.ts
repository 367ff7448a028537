import type { CartItem } from '@shruti/server/contract'
import { provisionalId } from '../../queries/cart/cart-view.ts'
import { t } from '../../language/t.ts'

/** Lines that left the cart together, and the row of the list where the first of them stood. */
export interface Removal {
  readonly id: number
  readonly items: readonly CartItem[]
  readonly row: number
  /** Why they could not be put back. */
  readonly error: Error | null
}

/** A row of the cart's list: a line, or what was removed there. */
export type CartRow = { readonly line: CartItem } | { readonly removal: Removal }

/** The lines with every removal in its place. One whose lines are all in the cart again is not shown. */
export function rowsOf(items: readonly CartItem[], removals: readonly Removal[]): CartRow[] {
  const present = new Set(items.map(provisionalId))
  const rows: CartRow[] = items.map(line => ({ line }))
  const shown = removals.filter(removal => removal.items.some(item => !present.has(provisionalId(item))))
  for (const removal of shown.toSorted((first, second) => first.row - second.row)) {
    rows.splice(removal.row, 0, { removal })
  }
  return rows
}

/** How many lines of the cart stand above a row. */
export function linesAbove(rows: readonly CartRow[], row: number): number {
  return rows.slice(0, row).filter(above => 'line' in above).length
}

/** "Tivra, Silver (2) was removed from your cart." */
export function removalText({ items }: Pick<Removal, 'items'>, from: 'cart' | 'saved' = 'cart'): string {
  const [first] = items
  if (!first || items.length > 1) {
    const count = items.length
    return from === 'cart'
      ? t('{count} products were removed from your cart.', { count })
      : t('{count} products were removed from what you saved.', { count })
  }
  const pieces = first.quantity > 1 ? ` (${first.quantity})` : ''
  const name = `${first.product.name}, ${first.variantName}${pieces}`
  return from === 'cart'
    ? t('{name} was removed from your cart.', { name })
    : t('{name} was removed from what you saved.', { name })
}
