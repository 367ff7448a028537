import type { OrderLine, PostalAddress, ShopLimits } from '../../contract/index.ts'
import { buyerKeys } from '../orders/buyer-keys.ts'
import type { ShopReader, UserRecord } from '../records.ts'

/** Why a further order cannot be paid in cash, with the figure of its message. */
export interface CashRefusal {
  readonly code:
    'cod_orders_limit' | 'cod_orders_limit_unverified' | 'cod_pieces_limit' | 'cod_pieces_limit_unverified'
  readonly n: number
}

/** What is asked for: by whom, where to, and which pieces. */
export interface CashOrder {
  readonly user: Pick<UserRecord, 'id' | 'phoneNumberVerified'>
  /** Null while it is unknown; then the account alone counts. */
  readonly address: PostalAddress | null
  readonly lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[]
}

/**
 * Whether the account, the phone number or the door has as many open orders in cash, or pieces of a product on them, as
 * the shop allows. Orders in cash cost whoever places them nothing, so without it one person could empty the stock. Null
 * when the order may be placed.
 */
export async function cashRefusalOf(
  reader: ShopReader,
  { cashOnDelivery: limits }: ShopLimits,
  { user, address, lines }: CashOrder,
): Promise<CashRefusal | null> {
  const [mostOrders, mostPieces] = user.phoneNumberVerified
    ? [limits.openOrdersVerified, limits.piecesOfOneProductVerified]
    : [limits.openOrders, limits.piecesOfOneProduct]
  const refused = (code: 'cod_orders_limit' | 'cod_pieces_limit', n: number): CashRefusal => ({
    code: user.phoneNumberVerified ? code : `${code}_unverified`,
    n,
  })
  for (const openCashBuyer of buyerKeys(user.id, address)) {
    const open = await reader.list('orders', { where: { openCashBuyer } })
    if (open.length >= mostOrders) return refused('cod_orders_limit', mostOrders)
    const pieces = piecesByProduct([lines, ...open.map(order => order.lines)].flat())
    if (Math.max(...pieces.values()) > mostPieces) return refused('cod_pieces_limit', mostPieces)
  }
  return null
}

function piecesByProduct(lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return pieces
}
