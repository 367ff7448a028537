import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueSchemas, orderSchemas, orderStatuses, reviewSchemas } from '../contract/index.ts'
import { aspectsOf } from '../contract/review-aspects.ts'
import { toOrder } from '../domain/orders/mappers.ts'
import { averageRating, toProduct } from '../domain/catalogue/mappers.ts'
import { canMove } from '../domain/orders/state-machine.ts'
import { shopSchema, type OrderRecord } from '../domain/index.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { longestMatch } from './catalogue/shipping-zones.ts'
import { administrator, catalogueSeed, demoCustomer, demoSeed, seedStore, type Seed } from './index.ts'

const now = Date.parse('2026-11-20T05:30:00.000Z')
const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

let seed: Required<
  Pick<Seed, 'orders' | 'reviews' | 'products' | 'users' | 'addresses' | 'counters' | 'favorites'>
> &
  Seed

beforeAll(async () => {
  const made = await demoSeed({ now, hashPassword })
  const {
    orders = [],
    reviews = [],
    products = [],
    users = [],
    addresses = [],
    counters = [],
    favorites = [],
  } = made
  seed = { ...made, orders, reviews, products, users, addresses, counters, favorites }
})

describe('the demo shop', () => {
  it('is the same shop in every run', async () => {
    expect(await demoSeed({ now, hashPassword })).toEqual(await demoSeed({ now, hashPassword }))
  })

  it('keeps no password, only its hash', () => {
    const asha = seed.users.find(({ id }) => id === demoCustomer.id)
    expect(asha).toMatchObject({ username: 'asha', phoneNumber: '+919876543210', isAdmin: false })
    expect(asha?.passwordHash).toBe(`hash of ${demoCustomer.password}`)
  })

  it('leaves the administrator to whoever runs the shop', () => {
    expect(seed.users.filter(({ isAdmin }) => isAdmin)).toEqual([])
    expect(administrator({ passwordHash: 'hash', now })).toMatchObject({
      username: 'admin',
      isAdmin: true,
      passwordHash: 'hash',
      createdAt: '2026-11-20T05:30:00.000Z',
    })
  })

  it('gives the demo customer an order to cancel, one on its way, and something left to review', () => {
    const orders = seed.orders.filter(({ userId }) => userId === demoCustomer.id)
    expect(orders.map(({ status }) => status)).toEqual([
      'delivered',
      'cancelled',
      'delivered',
      'shipped',
      'placed',
    ])
    const reviewed = seed.reviews.filter(({ userId }) => userId === demoCustomer.id)
    expect(reviewed.map(({ productId }) => productId)).toEqual(['prd_komal'])
  })
})

describe('the demo customer’s orders', () => {
  it('have the same numbers on every day, so that they can be written down', async () => {
    const later = await demoSeed({ now: Date.parse('2027-06-01T12:00:00.000Z'), hashPassword })
    const numbersIn = ({ orders = [] }: Seed) =>
      orders.filter(({ userId }) => userId === demoCustomer.id).map(({ number }) => number)
    expect(numbersIn(later)).toEqual(numbersIn(seed))
  })
})

describe('its orders', () => {
  it('are as the contract describes an order', () => {
    for (const order of seed.orders) {
      expect(orderSchemas.order.parse(toOrder(order))).toEqual(toOrder(order))
    }
  })

  it('[CHK-1] add up to the paisa', () => {
    for (const order of seed.orders) {
      expect(order.subtotal).toBe(sum(order.lines.map(line => line.unitPrice * line.quantity)))
      expect(order.discount).toBe(sum(order.lines.map(line => line.discount)))
      expect(order.total).toBe(order.subtotal - order.discount + order.shipping + order.codFee)
      const { taxable, cgst, sgst, igst } = order.tax
      expect(taxable + cgst + sgst + igst).toBe(order.total)
      expect(igst === 0).toBe(order.shippingAddress.state === 'Karnataka')
    }
  })

  it('[ORD-1] stand in every status, about sixty of them placed in the last 120 days', () => {
    expect(new Set(seed.orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    const recent = seed.orders.filter(
      ({ createdAt }) => Date.parse(createdAt) > now - 120 * 24 * 60 * 60 * 1000,
    )
    expect(recent.length).toBeGreaterThanOrEqual(55)
    expect(recent.length).toBeLessThanOrEqual(75)
  })

  it('[ORD-1] took only steps that an order may take, one after another, none in the future', () => {
    for (const { timeline, status } of seed.orders) {
      expect(timeline.at(-1)?.status).toBe(status)
      for (const [index, entry] of timeline.entries()) {
        expect(Date.parse(entry.at)).toBeLessThanOrEqual(now)
        const before = timeline[index - 1]
        if (!before) continue
        expect(before.at <= entry.at).toBe(true)
        expect(canMove(before.status, entry.status, entry.by)).toBe(true)
      }
    }
  })

  it('go where the shop delivers, in cash only where it takes cash', () => {
    const zones = new Map(catalogueSeed().shippingZones.map(zone => [zone.id, zone]))
    for (const { shippingAddress, paymentMethod, total } of seed.orders) {
      const zone = longestMatch(shippingAddress.pincode, zones)
      expect(zone).toMatchObject({ serviceable: true, state: shippingAddress.state })
      if (paymentMethod !== 'cod') continue
      expect(zone?.cod).toBe(true)
      expect(total).toBeLessThanOrEqual(1_000_000)
    }
  })

  it('have ids and numbers of their own, and invoice numbers without a gap in each financial year', () => {
    expect(new Set(seed.orders.map(({ id }) => id)).size).toBe(seed.orders.length)
    expect(new Set(seed.orders.map(({ number }) => number)).size).toBe(seed.orders.length)
    for (const { number } of seed.orders) expect(number).toMatch(/^SHR-[0-9A-HJKMNP-TV-Z]{8}$/)
    const invoices = seed.orders.flatMap(({ invoiceNumber }) => invoiceNumber ?? [])
    for (const { id, value } of seed.counters) {
      const year = `${id.slice(10, 12)}${id.slice(13)}`
      const expected = Array.from(
        { length: value },
        (_, index) => `SHR/${year}/${String(index + 1).padStart(6, '0')}`,
      )
      expect(invoices.filter(invoice => invoice.startsWith(`SHR/${year}/`)).toSorted()).toEqual(expected)
    }
    expect(invoices).toHaveLength(sum(seed.counters.map(({ value }) => value)))
  })

  it('have an invoice exactly when they were packed', () => {
    const wasPacked = (order: OrderRecord) => order.timeline.some(({ status }) => status === 'packed')
    for (const order of seed.orders) expect(order.invoiceNumber !== null).toBe(wasPacked(order))
  })

  it('use a first-order code on a first order only [POP-2]', () => {
    for (const order of seed.orders.filter(({ promotionCode }) => promotionCode !== null)) {
      const earlier = seed.orders.filter(
        ({ userId, createdAt }) => userId === order.userId && createdAt < order.createdAt,
      )
      expect(earlier).toEqual([])
    }
    for (const { code, usedCount } of seed.promotions ?? []) {
      const uses = seed.orders.filter(order => code !== null && order.promotionCode === code)
      expect(usedCount).toBe(
        uses.filter(({ status }) => !['cancelled', 'returned_to_origin'].includes(status)).length,
      )
    }
  })
})

describe('its reviews', () => {
  it('[SHOP-3] were written after delivery by who received the product, once', () => {
    expect(seed.reviews.length).toBeGreaterThanOrEqual(230)
    const authorships = seed.reviews.map(({ userId, productId }) => `${userId}:${productId}`)
    expect(new Set(authorships).size).toBe(authorships.length)
    for (const review of seed.reviews) {
      const received = seed.orders.some(
        order =>
          order.userId === review.userId &&
          order.lines.some(line => line.productId === review.productId) &&
          order.timeline.some(({ status, at }) => status === 'delivered' && at < review.createdAt),
      )
      expect(received).toBe(true)
      expect(Date.parse(review.createdAt)).toBeLessThanOrEqual(now)
    }
  })

  it('would pass the shop’s own form, and no two say the same', () => {
    for (const { productId, rating, title, body } of seed.reviews) {
      expect(reviewSchemas.createReviewInput.parse({ id: productId, rating, title, body })).toMatchObject({
        title,
        body,
      })
    }
    expect(new Set(seed.reviews.map(({ body }) => body)).size).toBe(seed.reviews.length)
  })

  it('are what each product’s rating counts', () => {
    for (const product of seed.products) {
      const ratings = seed.reviews
        .filter(({ productId }) => productId === product.id)
        .map(({ rating }) => rating)
      expect(product.ratingCount).toBe(ratings.length)
      expect(product.ratingSum).toBe(sum(ratings))
      const { rating } = catalogueSchemas.product.parse(toProduct(product))
      expect(rating).toEqual({ average: averageRating(sum(ratings), ratings.length), count: ratings.length })
    }
  })

  it('[BEY-13] rate the aspects that a product has, which are what it counts', () => {
    for (const product of seed.products) {
      const own = aspectsOf(product)
      const rated = seed.reviews.filter(({ productId }) => productId === product.id)
      for (const { aspects = {} } of rated) expect(own).toEqual(expect.arrayContaining(Object.keys(aspects)))
      const counts = own.map(aspect => rated.filter(({ aspects }) => aspects?.[aspect] !== undefined).length)
      expect(own.map(aspect => product.aspectSums?.[aspect]?.count ?? 0)).toEqual(counts)
    }
  })

  it('average between 3.6 and 4.8 where there are at least five, and hold critical ones', () => {
    for (const { ratingSum, ratingCount } of seed.products) {
      if (ratingCount < 5) continue
      expect(ratingSum / ratingCount).toBeGreaterThanOrEqual(3.6)
      expect(ratingSum / ratingCount).toBeLessThanOrEqual(4.8)
    }
    expect(seed.reviews.filter(({ rating }) => rating <= 2).length).toBeGreaterThan(8)
  })
})

describe('its sales and favourites', () => {
  it('count as sold what was ordered and neither cancelled nor returned', () => {
    for (const product of seed.products) {
      const sold = seed.orders
        .filter(({ status }) => status !== 'cancelled' && status !== 'returned_to_origin')
        .flatMap(({ lines }) => lines)
        .filter(({ productId }) => productId === product.id)
      expect(product.unitsSold).toBe(sum(sold.map(({ quantity }) => quantity)))
    }
  })

  it('are of customers and products that exist', () => {
    const users = new Set(seed.users.map(({ id }) => id))
    const products = new Set(seed.products.map(({ id }) => id))
    expect(seed.favorites.some(({ id }) => id === demoCustomer.id)).toBe(true)
    for (const { id, productIds } of seed.favorites) {
      expect(users).toContain(id)
      for (const productId of productIds) expect(products).toContain(productId)
    }
    for (const { userId } of seed.addresses) expect(users).toContain(userId)
  })
})

describe('seeding a store', () => {
  it('writes everything into an empty store, within every unique index', async () => {
    const store = createMemoryStore(shopSchema)
    expect(await seedStore(store, seed)).toBe(true)
    expect(await store.count('orders')).toBe(seed.orders.length)
    expect(await store.count('reviews')).toBe(seed.reviews.length)
    expect(await store.count('products')).toBe(seed.products.length)
    expect((await store.get('settings', 'shop'))?.store.name).toBe('Shruti')
    await store.close()
  })

  it('leaves a store alone that already holds a shop', async () => {
    const store = createMemoryStore(shopSchema)
    await seedStore(store, catalogueSeed())
    expect(await seedStore(store, seed)).toBe(false)
    expect(await store.count('orders')).toBe(0)
    await store.close()
  })

  it('begins again after a seeding that was cut short on another day', async () => {
    const store = createMemoryStore(shopSchema)
    const { settings: _missing, ...cutShort } = await demoSeed({ now: now - 90_000_000, hashPassword })
    await seedStore(store, cutShort)
    expect(await seedStore(store, seed)).toBe(true)
    expect((await store.list('orders')).map(({ id }) => id).toSorted()).toEqual(
      seed.orders.map(({ id }) => id).toSorted(),
    )
    await store.close()
  })
})
