import type { AspectRatings } from '../../contract/index.ts'
import { aspectsOf, type ReviewAspect } from '../../contract/review-aspects.ts'
import { reviewSignature } from '../../domain/catalogue/signature.ts'
import type { OrderRecord, ProductRecord, ReviewRecord } from '../../domain/index.ts'
import { demoCustomer, type Customer } from './customers.ts'
import type { Random } from '../random.ts'
import { titles, titlesForPairs } from './review-texts/titles.ts'
import { remarks, type Topic, traitsOf } from './traits.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Deals the same cards again only when all have been dealt, so that words come back as late as possible. */
function createDecks(random: Random): (name: string, cards: readonly string[]) => string {
  const decks = new Map<string, string[]>()
  return (name, cards) => {
    const left = decks.get(name) ?? []
    const deck = left.length > 0 ? left : random.shuffle(cards)
    const card = deck.pop()
    if (card === undefined) throw new RangeError(`${name} has no cards`)
    decks.set(name, deck)
    return card
  }
}

/** A text, and what it praises and finds fault with. */
interface Composed extends Judgement {
  readonly body: string
}

interface Judgement {
  readonly praised: readonly Topic[]
  readonly faulted: readonly (Topic | undefined)[]
}

const aspectOfTopic: Partial<Record<Topic, ReviewAspect>> = {
  sound: 'sound',
  fit: 'comfort',
  hook: 'comfort',
  neckband: 'comfort',
  battery: 'battery',
  calls: 'calls',
  cancelling: 'noise_cancelling',
}

/** Who writes of something rates it, as the words say. */
function aspectsRated(
  product: ProductRecord,
  rating: number,
  { praised, faulted }: Judgement,
): AspectRatings {
  const own = aspectsOf(product)
  const rated = (topics: Judgement['faulted'], stars: number) =>
    topics.flatMap(topic => {
      const aspect = topic && aspectOfTopic[topic]
      return aspect && own.includes(aspect) ? [[aspect, stars] as const] : []
    })
  return Object.fromEntries([...rated(praised, Math.max(4, rating)), ...rated(faulted, rating <= 2 ? 2 : 3)])
}

/** How many remarks of praise and of complaint a rating comes with. */
function measureOf(random: Random, rating: number): { praise: number; complaint: number } {
  switch (rating) {
    case 5:
      return { praise: random.chance(0.3) ? 3 : 2, complaint: 0 }
    case 4:
      return random.chance(0.6) ? { praise: 1, complaint: 1 } : { praise: 2, complaint: 0 }
    case 3:
      return { praise: 1, complaint: 1 }
    case 2:
      return { praise: random.chance(0.4) ? 1 : 0, complaint: 2 }
    default:
      return { praise: 0, complaint: 2 }
  }
}

/**
 * What customers wrote about what they received. The demo customer has reviewed one thing only, so that there is
 * something left to review.
 */
export function createReviews(
  random: Random,
  options: {
    readonly customers: readonly Customer[]
    readonly orders: readonly OrderRecord[]
    readonly products: readonly ProductRecord[]
    readonly now: number
  },
): ReviewRecord[] {
  const deal = createDecks(random)
  const products = new Map(options.products.map(product => [product.id, product]))
  const customers = new Map(options.customers.map(customer => [customer.user.id, customer]))
  const written = new Set<string>()
  const bodies = new Set<string>()
  const counts = new Map<string, number>()
  const reviews: ReviewRecord[] = []

  function write(order: OrderRecord, product: ProductRecord, deliveredAt: number): void {
    const authorship = `${order.userId}:${product.id}`
    const createdAt = deliveredAt + random.whole(2 * dayMs, 40 * dayMs)
    const isDemoCustomer = order.userId === demoCustomer.id
    const skipped = isDemoCustomer ? product.slug !== 'komal' : random.chance(0.15)
    if (skipped || written.has(authorship) || createdAt > options.now) return
    written.add(authorship)
    const traits = traitsOf(product.slug)
    const count = counts.get(product.id) ?? 0
    counts.set(product.id, count + 1)
    const rating = traits.ratings[count % traits.ratings.length] ?? 5
    const worn = traits.worn && random.chance(0.4)
    const name = customers.get(order.userId)?.user.name ?? 'Shruti customer'
    const id = `rev_${random.code(16)}`
    const title = deal(`title ${rating} ${worn}`, (worn ? titlesForPairs : titles)[rating])
    const { body, praised, faulted } = composeNewBody(traits.topics, rating)
    const aspects = aspectsRated(product, rating, { praised, faulted })
    reviews.push({
      id,
      productId: product.id,
      userId: order.userId,
      rating,
      title,
      body,
      ...(Object.keys(aspects).length > 0 && { aspects }),
      authorName: reviewSignature(name),
      verified: true,
      // Most reviews help a few people, a few help many.
      helpful: Math.floor(24 * random.next() ** 3),
      status: 'published',
      createdAt: new Date(createdAt).toISOString(),
    })
  }

  function composeNewBody(topics: readonly Topic[], rating: number): Composed {
    const composed = composeBody(topics, rating)
    if (bodies.has(composed.body)) return composeNewBody(topics, rating)
    bodies.add(composed.body)
    return composed
  }

  function composeBody(topics: readonly Topic[], rating: number): Composed {
    const measure = measureOf(random, rating)
    const order = random.shuffle(topics)
    const say = (sentiment: 'praise' | 'complaint', index: number) => {
      const topic = order[index % order.length]
      return topic ? deal(`${topic} ${sentiment}`, remarks[topic][sentiment]) : ''
    }
    const praises = Math.min(measure.praise, order.length)
    const body = [
      ...Array.from({ length: praises }, (_, index) => say('praise', index)),
      ...Array.from({ length: measure.complaint }, (_, index) => say('complaint', measure.praise + index)),
    ].join(' ')
    return {
      body,
      praised: order.slice(0, praises),
      faulted: Array.from(
        { length: measure.complaint },
        (_, index) => order[(measure.praise + index) % order.length],
      ),
    }
  }

  const delivered = options.orders.flatMap(order => {
    const entry = order.timeline.find(({ status }) => status === 'delivered')
    return entry ? [{ order, deliveredAt: Date.parse(entry.at) }] : []
  })
  for (const { order, deliveredAt } of delivered) {
    for (const line of order.lines) {
      const product = products.get(line.productId)
      if (product) write(order, product, deliveredAt)
    }
  }
  return reviews
}
