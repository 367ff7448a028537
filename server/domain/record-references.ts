import { deletedUserId } from './orders/buyer-keys.ts'
import type { ReturnRecord } from './returns/records.ts'
import type { TaxDocumentRecord } from './invoices/records.ts'
import type { SalesEntryRecord } from './admin/insight/records.ts'
import type { SavedViewRecord, TableLayoutRecord } from './admin/tables/records.ts'
import type { UploadRecord } from './uploads/records.ts'
import type { PaymentRecord, RefundRecord } from './payments/records.ts'
import type {
  AddressRecord,
  FavoritesRecord,
  IdempotencyRecord,
  OrderRecord,
  QuoteRecord,
  ReviewRecord,
  ReviewVoteRecord,
  SecondFactorRecord,
  SessionRecord,
  ShopSchema,
} from './records.ts'
import type { ConsentRecord } from './accounts/consent-records.ts'

/** A record that another one cannot do without. */
export interface Reference {
  readonly collection: keyof ShopSchema
  readonly id: string
}

const user = (id: string): Reference => ({ collection: 'users', id })

/** For the collections that have some: which other records a record cannot do without. */
export const recordReferences: {
  readonly [N in keyof ShopSchema]?: (record: never) => readonly Reference[]
} = {
  addresses: ({ userId }: AddressRecord) => [user(userId)],
  consents: ({ id }: ConsentRecord) => [user(id)],
  favorites: ({ id }: FavoritesRecord) => [user(id)],
  idempotency: ({ orderId }: IdempotencyRecord) => [{ collection: 'orders', id: orderId }],
  orders: ({ userId }: OrderRecord) => (userId === deletedUserId ? [] : [user(userId)]),
  payments: ({ id }: PaymentRecord) => [{ collection: 'orders', id }],
  refunds: ({ orderId }: RefundRecord) => [{ collection: 'orders', id: orderId }],
  returns: ({ orderId }: ReturnRecord) => [{ collection: 'orders', id: orderId }],
  taxDocuments: ({ orderId }: TaxDocumentRecord) => [{ collection: 'orders', id: orderId }],
  quotes: ({ userId }: QuoteRecord) => [user(userId)],
  salesEntries: ({ orderId }: SalesEntryRecord) => [{ collection: 'orders', id: orderId }],
  reviews: ({ productId }: ReviewRecord) => [{ collection: 'products', id: productId }],
  reviewVotes: ({ userId, reviewId }: ReviewVoteRecord) => [
    user(userId),
    { collection: 'reviews', id: reviewId },
  ],
  tableLayouts: ({ userId }: TableLayoutRecord) => [user(userId)],
  savedViews: ({ userId }: SavedViewRecord) => [user(userId)],
  secondFactors: ({ id }: SecondFactorRecord) => [user(id)],
  uploads: ({ userId }: UploadRecord) => (userId === deletedUserId ? [] : [user(userId)]),
  sessions: ({ userId }: SessionRecord) => (userId === null ? [] : [user(userId)]),
}
