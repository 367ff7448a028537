import { toInstant } from '../../domain/calendar.ts'
import type { AuditRecord, OrderRecord, ProductRecord, RecordOf, ShopSchema } from '../../domain/index.ts'
import type { Random } from '../random.ts'

const dayMs = 24 * 60 * 60 * 1000

type StockAdjustment = RecordOf<ShopSchema, 'stockAdjustments'>

const actors = [
  { actorId: 'usr_admin', actorName: 'admin' },
  { actorId: 'usr_l_operations', actorName: 'operations' },
] as const

/** An entry of the audit log for every second order that somebody packed, and one for each change of stock. */
export function createAudit(
  random: Random,
  orders: readonly OrderRecord[],
  adjustments: readonly StockAdjustment[],
): AuditRecord[] {
  const packed = orders.flatMap(({ id, number, timeline }) => {
    const step = timeline.find(({ status }) => status === 'packed')
    if (!step || !random.chance(0.5)) return []
    return [
      {
        at: step.at,
        action: 'order.status',
        subject: `order:${id}`,
        detail: `${number}: confirmed → packed`,
      },
    ]
  })
  const counted = adjustments.map(({ at, productId, productName, colour, stockAfter, change }) => ({
    at,
    action: 'stock.change',
    subject: `product:${productId}`,
    detail: `${productName}, ${colour}: ${stockAfter - change} → ${stockAfter}`,
  }))
  return [...packed, ...counted].map((entry, index) => ({
    id: `aud_l${String(index).padStart(6, '0')}`,
    ...entry,
    ...random.pick(actors),
    changes: [],
    address: '203.0.113.20',
    requestId: null,
  }))
}

/** Two changes of stock for each product of the last year, by whoever counted the shelf. */
export function createAdjustments(
  random: Random,
  products: readonly ProductRecord[],
  now: number,
): StockAdjustment[] {
  return products.flatMap((product, place) =>
    [0, 1].flatMap(time => {
      const variant = random.pick(product.variants)
      const change = random.whole(1, 40)
      const adjustment: StockAdjustment = {
        id: `stk_l${place}_${time}`,
        at: toInstant(now - Math.floor(random.next() * 365 * dayMs)),
        productId: product.id,
        productName: product.name,
        colour: variant.name,
        sku: variant.sku,
        change,
        stockAfter: variant.stock + change,
        reason: 'counted',
        note: '',
        ...random.pick(actors),
      }
      return [adjustment]
    }),
  )
}
