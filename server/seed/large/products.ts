import { toInstant } from '../../domain/calendar.ts'
import type { ProductRecord } from '../../domain/index.ts'
import { products as catalogue } from '../catalogue/products.ts'
import type { Random } from '../random.ts'

const dayMs = 24 * 60 * 60 * 1000
/** On sale for longer than the oldest order is old, so that every order may hold any of them. */
const youngestDays = 700

/** Out of stock, nearly so, and plenty: how a shelf looks on an ordinary day. */
function pickStock(random: Random): number {
  const share = random.next()
  if (share < 0.05) return 0
  return share < 0.13 ? random.whole(1, 5) : random.whole(6, 400)
}

/** Most are on sale; a few are drafts or were taken off. */
function pickStatus(random: Random): ProductRecord['status'] {
  const share = random.next()
  if (share < 0.02) return 'draft'
  return share < 0.06 ? 'archived' : 'active'
}

/** The catalogue first, then editions of its products, each with a name, an address, prices, SKUs and a shelf of its own. */
export function createProducts(random: Random, count: number, now: number): ProductRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const base = catalogue[index % catalogue.length]
    if (!base) throw new RangeError('The catalogue is empty')
    const edition = Math.floor(index / catalogue.length)
    const createdAt = now - random.whole(youngestDays, youngestDays + 500) * dayMs
    const changed = {
      createdAt: toInstant(createdAt),
      updatedAt: toInstant(createdAt + Math.floor(random.next() * (now - createdAt))),
      variants: base.variants.map(variant => ({
        ...variant,
        sku: edition === 0 ? variant.sku : `${variant.sku}-E${edition}`,
        stock: pickStock(random),
      })),
    }
    if (edition === 0) return { ...base, ...changed }
    const price = Math.max(9_900, Math.round((base.price * (0.6 + random.next())) / 10_000) * 10_000 - 100)
    return {
      ...base,
      ...changed,
      id: `${base.id}-e${edition}`,
      slug: `${base.slug}-edition-${edition}`,
      name: `${base.name} Edition ${edition}`,
      price,
      mrp: price + random.pick([0, 50_000, 100_000]),
      badges: [],
      variants: changed.variants.map(({ price: _own, ...variant }) => variant),
      status: pickStatus(random),
    }
  })
}
