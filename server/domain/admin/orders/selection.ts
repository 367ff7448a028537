import type { OrderStatus, PaymentMethodId, PaymentStatus } from '../../../contract/index.ts'
import { startOfDay, startOfNextDay, toInstant } from '../../calendar.ts'
import type { KeyRange, ListQuery } from '../../ports/store.ts'
import { whereOf } from '../where-of.ts'
import { searchTerms } from './order-search.ts'

/** What a list of orders is narrowed to. Days are India's, both included; amounts are paise, both included. */
export interface OrderFilters {
  readonly status?: readonly OrderStatus[] | undefined
  readonly paymentMethod?: readonly PaymentMethodId[] | undefined
  readonly paymentStatus?: readonly PaymentStatus[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** What the PIN code begins with. */
  readonly pincode?: string | undefined
  readonly productId?: string | undefined
  readonly customerId?: string | undefined
  readonly minTotal?: number | undefined
  readonly maxTotal?: number | undefined
  readonly search?: string | undefined
}

/** The instants of some days in India, as a range of an ordering by time. */
export function rangeOfDays(
  index: string,
  { from, to }: Pick<OrderFilters, 'from' | 'to'>,
): readonly KeyRange[] {
  if (from === undefined && to === undefined) return []
  return [
    {
      index,
      ...(from !== undefined && { from: toInstant(startOfDay(from)) }),
      ...(to !== undefined && { below: toInstant(startOfNextDay(to)) }),
    },
  ]
}

/** After every digit, by code units. */
const afterDigits = ':'

/** The filters as the store takes them. */
export function selectionOf(filters: OrderFilters): Pick<ListQuery, 'where' | 'range' | 'contains'> {
  const { status, paymentMethod, paymentStatus, productId, customerId, pincode, search } = filters
  const { minTotal, maxTotal } = filters
  const where = whereOf({ status, paymentMethod, paymentStatus, productId, userId: customerId })
  const range: KeyRange[] = [...rangeOfDays('createdAt', filters)]
  if (pincode !== undefined)
    range.push({ index: 'pincode', from: pincode, below: `${pincode}${afterDigits}` })
  if (minTotal !== undefined || maxTotal !== undefined) {
    range.push({
      index: 'total',
      ...(minTotal !== undefined && { from: minTotal }),
      ...(maxTotal !== undefined && { below: maxTotal + 1 }),
    })
  }
  return { where, range, ...(search ? { contains: { index: 'search', anyOf: searchTerms(search) } } : {}) }
}
