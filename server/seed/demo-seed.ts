import type {
  FavoritesRecord,
  OrderRecord,
  ProductRecord,
  PromotionRecord,
  ReviewRecord,
} from '../domain/index.ts'
import { withAspects } from '../domain/catalogue/aspect-ratings.ts'
import type { AspectSums } from '../domain/records.ts'
import { catalogueSeed } from './catalogue-seed.ts'
import { createCustomers, createDemoCustomer, demoCustomer, type Customer } from './demo/customers.ts'
import { createOrder, numberInvoices, pickLines, type OrderRequest } from './demo/orders.ts'
import { type OrderPlan, planEarlierOrders, planRecentOrders } from './demo/order-plans.ts'
import { paymentsOf, withCash } from './demo/payments.ts'
import { createRandom, type Random } from './random.ts'
import { createReviews } from './demo/reviews.ts'
import type { Seed } from './seed-store.ts'

const hourMs = 60 * 60 * 1000

/** Any number would do; another one gives another shop. */
const randomSeed = 22

/** So many orders older than 120 days, that most products have reviews. */
const earlierOrderCount = 165

/** How many first orders in a hundred use a code. */
const codeShare = 0.45

/** What the demo customer has ordered, so that each thing that can be done to an order can be tried. */
const demoOrders: readonly (OrderPlan & { lines: readonly [slug: string, variantIndex: number][] })[] = [
  {
    status: 'delivered',
    ageHours: 90 * 24,
    lines: [
      ['komal', 0],
      ['silicone-tips', 0],
    ],
  },
  { status: 'cancelled', ageHours: 61 * 24, lines: [['case-cover', 0]] },
  {
    status: 'delivered',
    ageHours: 12 * 24,
    lines: [
      ['shuddha', 0],
      ['carry-pouch', 1],
    ],
  },
  { status: 'shipped', ageHours: 40, lines: [['gamak-sport', 0]] },
  {
    status: 'placed',
    ageHours: 3,
    lines: [
      ['usb-c-cable', 1],
      ['charger-20w', 0],
    ],
  },
]

function requestsOfDemoCustomer(customer: Customer, products: readonly ProductRecord[]): OrderRequest[] {
  return demoOrders.map(({ status, ageHours, lines }) => ({
    customer,
    plan: { status, ageHours },
    lines: lines.map(([slug, variantIndex]) => {
      const product = products.find(candidate => candidate.slug === slug)
      if (!product) throw new RangeError(`There is no product ${slug}`)
      return { product, variantIndex, quantity: 1 }
    }),
    promotion: null,
  }))
}

function requestsOfOthers(
  random: Random,
  customers: readonly Customer[],
  products: readonly ProductRecord[],
  promotions: readonly PromotionRecord[],
  now: number,
): OrderRequest[] {
  const codes = promotions.filter(promotion => promotion.firstOrderOnly)
  const hasOrdered = new Set<string>()
  const plans = [...planRecentOrders(random), ...planEarlierOrders(random, earlierOrderCount)]
  // The oldest first, so that a customer's first order is known when it comes.
  return plans
    .toSorted((left, right) => right.ageHours - left.ageHours)
    .flatMap(plan => {
      const customer = random.pick(customers)
      const lines = pickLines(random, products, now - plan.ageHours * hourMs)
      const isFirst = !hasOrdered.has(customer.user.id)
      const promotion = isFirst && random.chance(codeShare) ? random.pick(codes) : null
      // Before the shop sold anything, there is nothing to order.
      if (lines.length === 0) return []
      hasOrdered.add(customer.user.id)
      return [{ customer, plan, lines, promotion }]
    })
}

/** Orders that came to nothing: their goods are back on the shelf and their codes count as unused. */
const cameToNothing = (order: OrderRecord) =>
  order.status === 'cancelled' || order.status === 'returned_to_origin'

function withSales(
  products: readonly ProductRecord[],
  orders: readonly OrderRecord[],
  reviews: readonly ReviewRecord[],
): ProductRecord[] {
  return products.map(product => {
    const written = reviews.filter(review => review.productId === product.id)
    const ratings = written.map(({ rating }) => rating)
    const aspectSums = written.reduce<AspectSums>((sums, { aspects }) => withAspects(sums, {}, aspects), {})
    const sold = orders
      .filter(order => !cameToNothing(order))
      .flatMap(order => order.lines)
      .filter(line => line.productId === product.id)
    return {
      ...product,
      unitsSold: sold.reduce((sum, line) => sum + line.quantity, 0),
      ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
      ratingCount: ratings.length,
      ...(Object.keys(aspectSums).length > 0 && { aspectSums }),
    }
  })
}

function pickFavorites(
  random: Random,
  customers: readonly Customer[],
  products: readonly ProductRecord[],
): FavoritesRecord[] {
  return customers
    .filter(({ user }) => user.id === demoCustomer.id || random.chance(0.4))
    .map(({ user }) => ({
      id: user.id,
      productIds: random
        .shuffle(products)
        .slice(0, random.whole(2, 4))
        .map(product => product.id),
    }))
}

/**
 * A whole shop to look at: the catalogue with customers, about 230 orders in every status, reviews by who received
 * the goods, and favourites. Stock is what the catalogue says: the shelf after these sales. Whoever runs the shop
 * adds the administrator.
 *
 * The same `now` gives the same shop; dates count back from it.
 * @param options.now milliseconds since 1970
 * @param options.hashPassword hashes the demo customer's documented password
 */
export async function demoSeed(options: {
  readonly now: number
  readonly hashPassword: (password: string) => Promise<string>
}): Promise<Seed> {
  const { now } = options
  const catalogue = catalogueSeed()
  const random = createRandom(randomSeed)
  const asha = createDemoCustomer(await options.hashPassword(demoCustomer.password), now)
  const others = createCustomers(random, now)
  // Numbers of their own, so that the demo customer's orders are called the same on every day.
  const randomOfAsha = createRandom(randomSeed + 1)
  const { orders: numbered, counters } = numberInvoices([
    ...requestsOfDemoCustomer(asha, catalogue.products).map(request =>
      createOrder(randomOfAsha, request, now),
    ),
    ...requestsOfOthers(random, others, catalogue.products, catalogue.promotions, now).map(request =>
      createOrder(random, request, now),
    ),
  ])
  const orders = withCash(numbered, now)
  const customers = [asha, ...others]
  const reviews = createReviews(random, { customers, orders, products: catalogue.products, now })
  return {
    ...catalogue,
    products: withSales(catalogue.products, orders, reviews),
    promotions: catalogue.promotions.map(promotion => ({
      ...promotion,
      usedCount: orders.filter(
        order => promotion.code !== null && order.promotionCode === promotion.code && !cameToNothing(order),
      ).length,
    })),
    users: customers.map(({ user }) => user),
    addresses: customers.flatMap(({ addresses }) => addresses),
    orders,
    ...paymentsOf(orders),
    counters,
    reviews,
    favorites: pickFavorites(random, customers, catalogue.products),
  }
}
