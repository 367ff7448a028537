import type { AdminReview } from '../../../contract/index.ts'
import { toReview } from '../../catalogue/to-review.ts'
import { nobody } from '../../accounts/sessions.ts'
import type { Dependencies } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ProductRecord, ReviewRecord } from '../../records.ts'

const pageSize = 25

/** The ordering behind each sort; its reverse is the other direction. */
const orderings = { createdAt: 'newest', rating: 'highest', helpful: 'helpful' } as const

export interface ReviewSearch extends PageQuery {
  readonly status?: ReviewRecord['status'] | undefined
  readonly rating?: readonly string[] | undefined
  readonly answered?: 'yes' | 'no' | undefined
  readonly search?: string | undefined
  readonly sort?: keyof typeof orderings | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

function toAdminReview(review: ReviewRecord, product: ProductRecord | undefined): AdminReview {
  const { helpfulToMe: _helpfulToMe, mine: _mine, ...words } = toReview(review, nobody)
  return {
    ...words,
    status: review.status,
    productId: review.productId,
    productName: product?.name ?? review.productId,
    productSlug: product?.slug ?? review.productId,
  }
}

/** Reviews of all products, hidden ones too. */
export async function adminListReviews(
  { store }: Dependencies,
  query: ReviewSearch,
): Promise<RecordPage<AdminReview>> {
  const { status, rating, answered, search, sort = 'createdAt', direction = 'desc' } = query
  const selection = {
    where: {
      ...(status && { status }),
      ...(rating && { stars: rating }),
      ...(answered && { answered }),
    },
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  }
  const [reviews, total] = await Promise.all([
    store.list('reviews', {
      ...selection,
      orderBy: { index: orderings[sort], direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('reviews', selection),
  ])
  const productIds = [...new Set(reviews.map(({ productId }) => productId))]
  const products = new Map(
    await Promise.all(productIds.map(async id => [id, await store.get('products', id)] as const)),
  )
  return { items: reviews.map(review => toAdminReview(review, products.get(review.productId))), total }
}
