import { collection, type Store } from '../domain/ports/store.ts'

/** An order of the size that the shop's own have, about 1.5 kB as JSON. */
export interface BenchOrder {
  readonly id: string
  readonly customerId: string
  readonly status: string
  readonly placedAt: string
  readonly totalPaise: number
  readonly lines: ReadonlyArray<Readonly<Record<string, string | number>>>
  readonly address: Readonly<Record<string, string>>
  readonly timeline: ReadonlyArray<Readonly<Record<string, string>>>
}

export const benchSchema = {
  orders: collection<BenchOrder>({
    equal: { customer: { of: order => order.customerId }, status: { of: order => order.status } },
    sorted: { placedAt: order => order.placedAt, total: order => order.totalPaise },
  }),
}
export type BenchStore = Store<typeof benchSchema>

const statuses = ['placed', 'confirmed', 'packed', 'shipped', 'delivered']
const firstOrderAt = Date.UTC(2026, 0, 1)
const minuteMs = 60_000

export function benchOrder(index: number): BenchOrder {
  const placedAt = new Date(firstOrderAt + index * minuteMs).toISOString()
  return {
    id: `order-${String(index).padStart(9, '0')}`,
    customerId: `customer-${index % 977}`,
    status: statuses[index % statuses.length] ?? 'placed',
    placedAt,
    totalPaise: 99_900 + ((index * 7919) % 900_000),
    lines: Array.from({ length: 3 }, (_, line) => ({
      productId: `product-${(index + line) % 22}`,
      name: 'Wireless earbuds with active noise cancellation',
      variantName: 'Midnight black',
      sku: `SKU-${(index * 31 + line) % 100_000}`,
      imageUrl: '/uploads/images/earbuds-midnight-black-front.avif',
      quantity: 1 + (line % 2),
      unitPricePaise: 499_900,
      taxablePaise: 423_644,
      cgstPaise: 38_128,
      sgstPaise: 38_128,
    })),
    address: {
      fullName: 'Asha Menon',
      phoneNumber: '+919876543210',
      line1: '14, Third Cross, Indiranagar First Stage',
      landmark: 'Opposite the metro station',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    },
    timeline: ['placed', 'confirmed', 'packed'].map(status => ({ status, at: placedAt, by: 'system' })),
  }
}
