import type { OrderRecord, ProductRecord, PromotionRecord } from '../../domain/index.ts'
import type { CartLineToPrice } from '../../domain/promotions/discounts.ts'
import type { Customer } from '../demo/customers.ts'
import { planAt } from '../demo/order-plans.ts'
import { createOrder } from '../demo/orders.ts'
import type { Random } from '../random.ts'

const hourMs = 60 * 60 * 1000

/** A few products are bought by many, most by few: the greater, the fewer make up most of the sales. */
const popularity = 2.2
/** Orders in a hundred that carry a code. */
const codeShare = 0.12

function pickLargeLines(random: Random, onSale: readonly ProductRecord[]): CartLineToPrice[] {
  const count = random.pickWeighted([1, 2, 3], lines => [0, 6, 3, 1][lines] ?? 0)
  const chosen = new Set<ProductRecord>()
  while (chosen.size < Math.min(count, onSale.length)) {
    const product = onSale[Math.floor(onSale.length * random.next() ** popularity)]
    if (product) chosen.add(product)
  }
  return [...chosen].map(product => ({
    product,
    variantIndex: Math.floor(product.variants.length * random.next()),
    quantity: product.price < 60_000 && random.chance(0.3) ? 2 : 1,
  }))
}

/**
 * Orders of customers who had come by then, the newest last. More were placed lately than at the beginning, by every method
 * and in every state that an order of its age can be in.
 */
export function createLargeOrders(
  random: Random,
  count: number,
  {
    customers,
    products,
    promotions,
    now,
  }: {
    /** By when they came, the first first. */
    readonly customers: readonly Customer[]
    readonly products: readonly ProductRecord[]
    readonly promotions: readonly PromotionRecord[]
    readonly now: number
  },
): OrderRecord[] {
  const [first] = customers
  if (!first) return []
  const onSale = products.filter(({ status }) => status === 'active')
  const codes = promotions.filter(({ firstOrderOnly }) => firstOrderOnly)
  const arrivals = customers.map(({ user }) => Date.parse(user.createdAt))
  const openHours = (now - (arrivals[0] ?? now)) / hourMs
  const ages = Array.from({ length: count }, () => openHours * random.next() ** 1.3).toSorted((a, b) => b - a)
  const numbers = new Set<string>()
  let here = 1
  return ages.map((ageHours, index) => {
    const placedAt = now - ageHours * hourMs
    while (here < customers.length && (arrivals[here] ?? Infinity) <= placedAt) here += 1
    const order = createOrder(
      random,
      {
        customer: customers[Math.floor(here * random.next())] ?? first,
        plan: planAt(random, ageHours),
        lines: pickLargeLines(random, onSale),
        promotion: codes.length > 0 && random.chance(codeShare) ? random.pick(codes) : null,
      },
      now,
    )
    // Of so many random numbers, two may be the same.
    while (numbers.has(order.number)) order.number = `SHR-${random.code(8)}`
    numbers.add(order.number)
    return { ...order, id: `ord_l${String(index).padStart(7, '0')}` }
  })
}
