import type { OrderRecord, ProductRecord, ReviewRecord } from '../../domain/index.ts'
import { purchasesCounted, purchasesOfOrders } from '../../domain/accounts/purchases.ts'
import { figuresOf } from '../../domain/admin/insight/all-figures.ts'
import { catalogueSeed } from '../catalogue-seed.ts'
import { demoSeed } from '../demo-seed.ts'
import { numberInvoices } from '../demo/orders.ts'
import { createRandom } from '../random.ts'
import type { Seed } from '../seed-store.ts'
import { createClaims, createLargeReviews, createReturns, createTickets } from './after-sales.ts'
import { createLargeCustomers } from './customers.ts'
import { grouped } from './grouped.ts'
import { createAdjustments, createAudit } from './office.ts'
import { createLargeOrders } from './orders.ts'
import { createProducts } from './products.ts'

export interface ShopSize {
  readonly orders: number
  readonly products: number
  readonly customers: number
  /** At most: only who received something can write of it. */
  readonly reviews: number
}

/** What the bounds of the administration are promised for. */
export const largeSize: ShopSize = { orders: 100_000, products: 5_000, customers: 30_000, reviews: 30_000 }

/** Any number would do; another one gives another shop. */
const randomSeed = 41

const cameToNothing = ({ status }: OrderRecord) => status === 'cancelled' || status === 'returned_to_origin'

function withSales(
  products: readonly ProductRecord[],
  orders: readonly OrderRecord[],
  reviews: readonly ReviewRecord[],
): ProductRecord[] {
  const sold = new Map<string, number>()
  for (const { productId, quantity } of orders
    .filter(order => !cameToNothing(order))
    .flatMap(({ lines }) => lines))
    sold.set(productId, (sold.get(productId) ?? 0) + quantity)
  const rated = grouped(
    reviews.filter(({ status }) => status === 'published'),
    ({ productId }) => productId,
  )
  return products.map(product => {
    const ratings = rated.get(product.id) ?? []
    return {
      ...product,
      unitsSold: sold.get(product.id) ?? 0,
      ratingSum: ratings.reduce((sum, { rating }) => sum + rating, 0),
      ratingCount: ratings.length,
    }
  })
}

/**
 * A shop after two good years, to measure by: 100,000 orders in every state, 30,000 customers, 5,000 products, what came
 * back, what was written about it, and the figures of all of it, as if it had been kept from the first order on. The same
 * `now` and size give the same shop. It is made in memory, in some seconds; `seedStore` writes it.
 * @param options.now milliseconds since 1970; dates count back from it
 */
export async function largeShop({ now, size = largeSize }: { now: number; size?: ShopSize }): Promise<Seed> {
  const catalogue = catalogueSeed()
  const { reviews: samples = [] } = await demoSeed({ now, hashPassword: async () => '' })
  const random = createRandom(randomSeed)
  const customers = createLargeCustomers(random, size.customers, now)
  const plain = createProducts(random, size.products, now)
  const { promotions } = catalogue
  const { orders, counters } = numberInvoices(
    createLargeOrders(random, size.orders, { customers, products: plain, promotions, now }),
  )
  const reviews = createLargeReviews(random, size.reviews, {
    orders,
    customers,
    products: plain,
    samples,
    now,
  })
  const products = withSales(plain, orders, reviews)
  const returns = createReturns(random, orders, now)
  const stockAdjustments = createAdjustments(random, products, now)
  const ordersOf = grouped(orders, ({ userId }) => userId)
  const uses = grouped(
    orders.filter(order => !cameToNothing(order)),
    ({ promotionCode }) => promotionCode,
  )
  const { counters: counted, ...figures } = figuresOf(orders, returns)
  return {
    ...catalogue,
    products,
    promotions: promotions.map(promotion => ({
      ...promotion,
      usedCount: promotion.code === null ? promotion.usedCount : (uses.get(promotion.code)?.length ?? 0),
    })),
    users: customers.map(({ user }) => ({
      ...user,
      purchases: purchasesOfOrders(ordersOf.get(user.id) ?? []),
    })),
    addresses: customers.flatMap(({ addresses }) => addresses),
    orders,
    reviews,
    returns,
    warrantyClaims: createClaims(random, orders, now),
    supportTickets: createTickets(random, orders, customers, now),
    stockAdjustments,
    audit: createAudit(random, orders, stockAdjustments),
    ...figures,
    counters: [...counters, ...counted, purchasesCounted],
  }
}
