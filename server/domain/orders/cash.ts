import { endsWithoutSale } from '../../contract/order-endings.ts'
import type { CashState, OrderStatus, PaymentMethodId } from '../../contract/index.ts'

/** The cash of parcels: the customer pays the courier, and the courier pays the shop (ADM-7). */

/** Cash of a parcel as it came to the shop. What the customer owes and what is sold does not follow from it. */
export interface OrderCashRecord {
  /** Paise. */
  readonly amount: number
  /** The day in India, YYYY-MM-DD. */
  readonly collectedOn: string
  /** When that was entered, and by whom. */
  readonly at: string
  readonly actorId: string
}

interface CashFacts {
  readonly paymentMethod: PaymentMethodId
  readonly status: OrderStatus
  readonly cash?: OrderCashRecord
}

/** Where the cash of an order is; undefined where it is not paid in cash, or came to nothing. */
export function cashStateOf({ paymentMethod, status, cash }: CashFacts): CashState | undefined {
  if (paymentMethod !== 'cod' || endsWithoutSale(status)) return undefined
  if (cash) return 'collected'
  return status === 'delivered' ? 'due' : 'to_collect'
}

/** Where no courier is known yet. */
export const noCourier = 'none'

/** By whom the cash of an order is collected; undefined where there is none. */
export function courierOfCash(order: CashFacts & { readonly carrier: string | null }): string | undefined {
  return cashStateOf(order) === undefined ? undefined : (order.carrier ?? noCourier)
}

/** When an order was handed over; "" before. */
export function deliveredAtOf({
  timeline,
}: {
  readonly timeline: readonly { readonly status: OrderStatus; readonly at: string }[]
}): string {
  return timeline.findLast(({ status }) => status === 'delivered')?.at ?? ''
}
