import type { Cart, Order } from '@shruti/server/contract'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useApp, type App } from '../../app/app-context.ts'
import { cartKey } from './cart-key.ts'

type Line = Order['lines'][number]

/** What became of the lines of an order that is bought again. */
export interface BoughtAgain {
  /** In the cart now; `unitPrice` is in paise, today's. */
  readonly added: ReadonlyArray<{ readonly line: Line; readonly unitPrice: number }>
  /** Why the others are not, in words. */
  readonly refused: ReadonlyArray<{ readonly line: Line; readonly why: string }>
}

/** Adds what an order had to the cart, line by line: what is no longer sold keeps nothing else from it. */
export async function buyAgain(
  { api }: Pick<App, 'api'>,
  { lines }: Pick<Order, 'lines'>,
): Promise<BoughtAgain> {
  const added: Array<BoughtAgain['added'][number]> = []
  const refused: Array<BoughtAgain['refused'][number]> = []
  for (const line of lines) {
    const { productId, variantIndex, quantity } = line
    try {
      const cart = await api.call('addCartItem', { productId, variantIndex, quantity })
      added.push({ line, unitPrice: priceIn(cart, line) })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      refused.push({ line, why: error.message })
    }
  }
  return { added, refused }
}

function priceIn(cart: Cart, line: Line): number {
  const item = cart.items.find(
    ({ productId, variantIndex }) => productId === line.productId && variantIndex === line.variantIndex,
  )
  return item?.unitPrice ?? line.unitPrice
}

export function useBuyAgain() {
  const app = useApp()
  return useMutation({
    mutationFn: (order: Order) => buyAgain(app, order),
    // Lines before one that failed are in the cart too.
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: cartKey }),
  })
}
