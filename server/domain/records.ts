import {
  customerLookUps,
  customerOrders,
  customerOrdersWithin,
  searchTextOfUser,
  type Purchases,
} from './accounts/user-indexes.ts'
import type {
  AspectRatings,
  ReviewAspect,
  Language,
  Address,
  AuditChange,
  Courier,
  IndianState,
  OrderLine,
  OrderStatus,
  PaymentMethodId,
  PaymentStatus,
  PostalAddress,
  Product,
  Quote,
  ShippingMethodId,
  ShopLimitSettings,
  TimelineEntry,
  Totals,
  User,
  OpeningHours,
} from '../contract/index.ts'
import type { OwnChatAnswer } from '../contract/schemas/chat-answers.ts'
import {
  cartExpiry,
  formerBuyerExpiry,
  idempotencyExpiry,
  otpExpiry,
  quoteExpiry,
  rateExpiry,
  sessionExpiry,
} from './expiry.ts'
import { buyerKeysOfOrder, openCashBuyerKeysOfOrder, unpaidBuyerKeysOfOrder } from './orders/buyer-keys.ts'
import { cashStateOf, courierOfCash, deliveredAtOf, type OrderCashRecord } from './orders/cash.ts'
import type { ParcelRecord } from './orders/records.ts'
import { searchTextOfOrder } from './admin/orders/order-search.ts'
import { productLookUps, productOrders, searchTextOfProduct } from './catalogue/product-indexes.ts'
import { uploadIdsOf } from './uploads/picture.ts'
import {
  shippingCollections,
  type DispatchRecord,
  type ShippingZoneRecord,
} from './admin/shipping/records.ts'
import { reviewOrders, shownUnder } from './catalogue/review-orders.ts'
import { networkOf } from './network-address.ts'
import type { CodeChannel } from './accounts/code-channel.ts'
import { consentCollections } from './accounts/consent-records.ts'
import { invoiceCollections, type NumberingRecord } from './invoices/records.ts'
import { returnCollections } from './returns/records.ts'
import { messageCollections } from './messages/records.ts'
import { warrantyCollections } from './warranty/records.ts'
import { productAlertCollections } from './product-alerts/records.ts'
import { tableCollections } from './admin/tables/records.ts'
import { productAdminCollections } from './admin/products/records.ts'
import { undoCollections } from './admin/bulk/records.ts'
import { postCollections } from './posts/records.ts'
import { promotionCollections, type PromotionRecord } from './promotions/records.ts'
import { apiKeyCollections } from './admin/api-keys/records.ts'
import { webhookCollections } from './webhooks/records.ts'
import { insightCollections } from './admin/insight/records.ts'
import { uploadCollections, type AttachedPicture } from './uploads/records.ts'
import { supportTicketCollections } from './support-tickets/records.ts'
import { paymentCollections } from './payments/records.ts'
import { collection, type Store, type StoreReader, type StoreTransaction } from './ports/store.ts'

export type { PostRecord } from './posts/records.ts'
export type { PromotionRecord, ShippingZoneRecord }

/** Instants in records are ISO 8601 in UTC, so that they sort as text. Money is integer paise. */

/** Sum and number of what published reviews give an aspect; absent where none gave any. */
export type AspectSums = Readonly<
  Partial<Record<ReviewAspect, { readonly sum: number; readonly count: number }>>
>

export interface ProductRecord extends Omit<Product, 'rating' | 'inStock'> {
  /** Units ever sold: what "best sellers" sorts by. */
  unitsSold: number
  /** Sum and number of published ratings, kept with each review so that a list needs no reviews. */
  ratingSum: number
  ratingCount: number
  /** The same of each aspect. Absent in products from before there were aspects. */
  aspectSums?: AspectSums
  /** Addresses that it had before, while it was on sale. Absent where there are none. */
  formerSlugs?: readonly string[]
}

export interface CategoryRecord {
  id: string
  slug: string
  name: string
  description: string
  imageUrl: string
  /** Place in menus, from 0. */
  position: number
  /** Which products are in it: those that name the slug, or a rule worked out from the product. */
  rule: 'named' | 'noise-cancelling' | 'under-1000'
  /** Absent where nothing was ever changed: 1. */
  version?: number
}

export interface ReviewRecord {
  id: string
  productId: string
  userId: string
  rating: number
  title: string
  body: string
  authorName: string
  verified: boolean
  /** Customers who found it helpful, kept with each vote so that it can be sorted by. */
  helpful: number
  status: 'published' | 'hidden'
  createdAt: string
  /** Absent where it has none. */
  photos?: readonly AttachedPicture[]
  /** Absent where its author rated none. */
  aspects?: AspectRatings
  /** Absent where its author never changed it. */
  editedAt?: string
  /** Absent where the shop never answered it. */
  reply?: { readonly body: string; readonly at: string }
  /** Absent where nothing was ever changed: 1. */
  version?: number
}

/** That a customer found a review of somebody else helpful. */
export interface ReviewVoteRecord {
  /** The user's id and the review's: one vote each. */
  id: string
  userId: string
  reviewId: string
}

export interface UserRecord extends Omit<User, 'avatar'> {
  /** Absent where they have no picture. */
  avatar?: AttachedPicture
  /** Of a password, by Hasher.hashPassword; null for who signs in by phone alone. */
  passwordHash: string | null
  /** A code sent to `phoneNumber` was entered. Only then does the number sign anyone in to this account. */
  phoneNumberVerified: boolean
  /** A code sent to `email` was entered. Absent where none was. */
  emailVerified?: boolean
  /** Of the page where they signed in last: notices about the account are in it. Absent: English. */
  language?: Language
  blocked: boolean
  /** What they bought; absent where nothing was counted yet, as in records of earlier versions. */
  purchases?: Purchases
  /** What the shop's staff noted, the oldest first; absent where there is nothing. */
  staffNotes?: readonly StaffNote[]
  /** Of an administrator who wants no keys of a single character; otherwise absent. */
  singleKeysOff?: true
  createdAt: string
  version: number
}

/** A note of the shop's staff about a customer. */
export interface StaffNote {
  readonly id: string
  readonly text: string
  readonly at: string
  /** The user who wrote it, and what they were called then. */
  readonly authorId: string
  readonly author: string
}

export interface SessionRecord {
  /** Keyed hash of the 256-bit session id in the cookie: a leaked store signs nobody in. */
  id: string
  /** Null for a guest. */
  userId: string | null
  createdAt: string
  lastSeenAt: string
  /** The code that /api/verify-otp verifies for this session. */
  pendingCode: { readonly phoneNumber: string; readonly binding: string } | null
  /** When it is over at the latest, if it is not used again. */
  expiresAt: string
  /** Address that opened it, for the limit of guest sessions an address may open. */
  openedBy: string
  /** What people call the device that signed in: "Chrome on Android". Absent for guests. */
  device?: string
  /** When its owner last confirmed that it is them; absent where nothing came after the sign-in. */
  authenticatedAt?: string
  /** The code that was sent to this session's user last, and for what. */
  codeSentTo?: { purpose: 'verify_contact' | 'reauthenticate'; destination: string }
  /** Whose sign-in waits for a code of their second factor; absent where none does. */
  pendingSecondFactor?: { userId: string; expiresAt: string }
}

/** What an administrator's sign-in asks for beside the password. */
export interface SecondFactorRecord {
  /** The user's id. */
  id: string
  /** The app's key follows from it and from a key of the shop that is not in the store. */
  salt: string
  /** When the first code was entered; null before, when nothing is asked for yet. */
  confirmedAt: string | null
  /** The last thirty seconds whose code was used; none is used twice. */
  lastStep: number
  /** Keyed hashes of the recovery codes that are left. */
  recoveryCodeHashes: readonly string[]
  /** Wrong codes since the last right one, and when the last came. */
  wrongCodes: number
  lastWrongAt: string | null
}

export interface OtpRecord {
  /** Purpose, destination and the request that it is bound to: one live code each (`one-time-codes.ts`). */
  id: string
  codeHash: string
  channel: CodeChannel
  expiresAt: string
  /** Wrong tries over all three routes. */
  attempts: number
  usedAt: string | null
}

/** Counts events for a rate limit, kept so that a restart does not forget them. */
export interface RateRecord {
  /** "otp:+919876543210", "otp-address:203.0.113.7", "password:asha", … */
  id: string
  /** Instants of the events within the longest window, oldest first. */
  events: readonly string[]
  /** What happened last, where the same thing again does not count: a wrong promotion code. */
  last?: string
  /** When the last event no longer counts. */
  expiresAt: string
}

export interface CartRecord {
  /** "user:<id>" or "session:<id>". */
  id: string
  lines: readonly CartLineRecord[]
  notices: readonly string[]
  updatedAt: string
  /** What its owner put aside for later, the newest first; absent where nothing is, as in records of earlier versions. */
  saved?: readonly CartLineRecord[]
  /** The offer code that its owner chose, upper case; absent without one, as in records of earlier versions. */
  promotionCode?: string
}

export interface CartLineRecord {
  id: string
  productId: string
  variantIndex: number
  quantity: number
  /** Unit price in paise when it was added: a later price shows the notice price_changed. */
  seenPrice: number
}

export interface FavoritesRecord {
  /** The user's id. */
  id: string
  productIds: readonly string[]
}

export interface AddressRecord extends Address {
  userId: string
  createdAt: string
}

export interface QuoteRecord extends Omit<Quote, 'quoteId'> {
  id: string
  userId: string
  addressId: string | null
  shippingMethod: ShippingMethodId
  paymentMethod: PaymentMethodId | null
  /** The administrator who ordered it up for the customer; absent where it is the customer's own, of their cart. */
  madeBy?: string
}

export interface OrderRecord extends Totals {
  id: string
  number: string
  userId: string
  version: number
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethodId
  createdAt: string
  updatedAt: string
  lines: readonly OrderLine[]
  promotionCode: string | null
  /** Email of the customer when the order was placed, for tracking by email. */
  email: string | null
  shippingAddress: PostalAddress
  billingAddress: PostalAddress
  gstin: string | null
  /** Legal name of the business; absent in orders of shops that did not ask for it. */
  businessName?: string | null
  shippingMethod: ShippingMethodId
  estimate: { from: string; to: string }
  /**
   * `actorId` is the user who made the change; null for the system. `note` is shown to the customer, `internalNote` to
   * administrators alone; the notes of older shops were all shown to customers, and stay `note`.
   */
  timeline: readonly (TimelineEntry & { actorId: string | null; internalNote?: string })[]
  /** Of the parcel that was sent last, as `carrier` is. */
  trackingNumber: string | null
  carrier: string | null
  /** As in `Tracked`. */
  trackingPage?: string | null
  /** Absent in an order that goes as a whole: then `carrier` and `trackingNumber` are all of its parcel. */
  parcels?: readonly ParcelRecord[]
  invoiceNumber: string | null
  /** Percent of GST on delivery and on the fee for cash; absent in older orders: 18. */
  chargesGstRate?: number
  /** Months of each line, as promised then; absent in older orders, for which the product's own counts. */
  warrantyMonths?: readonly number[]
  /** Absent where nothing came back. */
  creditNotes?: readonly { id: string; number: string }[]
  /** Notes of administrators, the oldest first. Absent where there are none. */
  staffNotes?: readonly OrderNoteRecord[]
  /** Money that the shop gave back of its own accord, the oldest first. Absent where there is none. */
  refunds?: readonly OrderRefundRecord[]
  /** Of the page that placed it: messages about it are in it. Absent in orders of older shops: English. */
  language?: Language
  /** The cash that the courier handed over; absent until somebody says that it came. */
  cash?: OrderCashRecord
}

export interface OrderNoteRecord {
  readonly note: string
  readonly at: string
  readonly actorId: string
  /** What the administrator was called then. */
  readonly by: string
  readonly isForCustomer: boolean
}

/** `amount` is paise. */
export interface OrderRefundRecord {
  readonly amount: number
  readonly reason: string
  readonly at: string
  readonly actorId: string
  /** The bank's reference of a payment by hand; null where the payment provider gives it back. */
  readonly payoutReference: string | null
}

export interface IdempotencyRecord {
  /** userId and key. */
  id: string
  /** Of the request's body: the same key with another body is refused. */
  bodyHash: string
  /** The order that was placed. Its first answer is worked out of it: the order may have moved on since. */
  orderId: string
  createdAt: string
}

/** That a phone number or a door belonged to a buyer whose account is deleted. */
export interface FormerBuyerRecord {
  /** Keyed hash of the number or the door: it names nobody. */
  id: string
  expiresAt: string
}

export interface StoreLocationRecord {
  id: string
  city: string
  name: string
  address: string
  pincode: string
  phone: string
  /** As people read them. */
  hours: string
  /** Absent where nobody has said them for programs. */
  openingHours?: readonly OpeningHours[]
  /** Days (YYYY-MM-DD) on which it stays closed in spite of them; absent where there are none. */
  closedOn?: readonly string[]
  position: number
  /** Administrators alone see it. Absent: everybody does. */
  isHidden?: boolean
  /** Absent: nobody has changed it, so it is 1. */
  version?: number
}

/** Someone at the shop who answers for something. */
export interface OfficerRecord {
  name: string
  designation: string
  email: string
  phone: string
}

/** One record, id "shop". */
export interface SettingsRecord {
  id: 'shop'
  currency: 'INR' | 'USD'
  exchangeRate: number
  store: {
    name: string
    legalName: string
    gstin: string
    state: IndianState
    addressLines: string[]
    supportPhone: string
    supportEmail: string
    salesEmail: string
    businessHours: string
    /** Absent in shops that have not named one. */
    grievanceOfficer?: OfficerRecord
    dataProtectionOfficer?: OfficerRecord
    social: { instagram: string; twitter: string; facebook: string }
  }
  shipping: { freeFrom: number; standardPrice: number; expressPrice: number }
  /** Absent in shops that keep the usual hours and holidays: `usualDispatch`. */
  dispatch?: DispatchRecord
  payments: {
    cod: { enabled: boolean; limit: number; fee: number }
    /** The shop's own UPI ID, for what is paid at the door. Absent: cash alone. */
    upiId?: string
    upi: boolean
    card: boolean
    netbanking: boolean
    emi: boolean
  }
  emi: { from: number; monthly: number; months: number }
  /** What a new product begins with; absent in shops that have not said. */
  tax?: { hsn: string; gstRate: number }
  /** Absent in shops that keep the usual ones. */
  couriers?: readonly Courier[]
  /** Prefixes of the numbers of invoices and credit notes. Absent in shops that keep the usual ones. */
  numbering?: NumberingRecord
  /** What the owner has the chat say; absent in shops that have said nothing. */
  chat?: { notice: string; answers: readonly OwnChatAnswer[] }
  /** Limits against abuse that differ from their defaults (`server/contract/schemas/limits.ts`). */
  limits?: ShopLimitSettings
  /** Who has to have a second factor. Absent: nobody. */
  security?: { administratorsNeedSecondFactor: boolean }
  version: number
}

/**
 * Numbers that the shop keeps: gap-free counters, such as the invoice numbers of a financial year ("invoice:2026-27"),
 * and the time that housekeeping goes by ("confirmed-time").
 */
export interface CounterRecord {
  id: string
  value: number
}

export interface AuditRecord {
  id: string
  at: string
  actorId: string | null
  action: string
  subject: string
  detail: string
  /** What follows is missing in entries of older shops, and where it is unknown. */
  actorName?: string | null
  changes?: readonly AuditChange[]
  address?: string | null
  requestId?: string | null
}

export const shopSchema = {
  products: collection<ProductRecord>({
    equal: {
      ...productLookUps,
      upload: { of: ({ variants }) => variants.flatMap(uploadIdsOf) },
    },
    sorted: productOrders,
    text: { search: searchTextOfProduct },
  }),
  categories: collection<CategoryRecord>({
    equal: { slug: { of: category => category.slug, unique: true } },
  }),
  reviews: collection<ReviewRecord>({
    equal: {
      productId: { of: review => review.productId },
      shown: { of: shownUnder },
      status: { of: review => review.status },
      stars: { of: review => String(review.rating) },
      answered: { of: review => (review.reply ? 'yes' : 'no') },
      userId: { of: review => review.userId },
      authorship: { of: review => `${review.userId}:${review.productId}`, unique: true },
    },
    sorted: reviewOrders,
    within: { shown: ['newest', 'helpful', 'highest', 'lowest'], status: ['newest', 'highest', 'helpful'] },
    text: { search: ({ title, body, authorName }) => `${title}\n${body}\n${authorName}` },
  }),
  reviewVotes: collection<ReviewVoteRecord>({
    equal: { userId: { of: vote => vote.userId }, reviewId: { of: vote => vote.reviewId } },
  }),
  users: collection<UserRecord>({
    equal: {
      role: { of: user => (user.isAdmin ? 'administrator' : undefined) },
      username: { of: user => user.username ?? undefined, unique: true },
      email: { of: user => user.email ?? undefined, unique: true },
      // A number that was only claimed keeps nobody else from it.
      phoneNumber: {
        of: user => (user.phoneNumberVerified ? (user.phoneNumber ?? undefined) : undefined),
        unique: true,
      },
      ...customerLookUps,
    },
    sorted: customerOrders,
    within: customerOrdersWithin,
    text: { search: searchTextOfUser },
  }),
  sessions: collection<SessionRecord>({
    equal: {
      userId: { of: session => session.userId ?? undefined },
      guestsOf: { of: session => (session.userId === null ? networkOf(session.openedBy) : undefined) },
    },
    sorted: { lastSeenAt: session => session.lastSeenAt, expiresAt: sessionExpiry },
    within: { guestsOf: ['lastSeenAt'] },
  }),
  ...consentCollections,
  secondFactors: collection<SecondFactorRecord>(),
  otps: collection<OtpRecord>({ sorted: { expiresAt: otpExpiry } }),
  rates: collection<RateRecord>({ sorted: { expiresAt: rateExpiry } }),
  carts: collection<CartRecord>({ sorted: { expiresAt: cartExpiry } }),
  favorites: collection<FavoritesRecord>(),
  addresses: collection<AddressRecord>({ equal: { userId: { of: address => address.userId } } }),
  quotes: collection<QuoteRecord>({
    equal: { userId: { of: quote => quote.userId } },
    sorted: { expiresAt: quoteExpiry },
  }),
  orders: collection<OrderRecord>({
    equal: {
      number: { of: order => order.number, unique: true },
      userId: { of: order => order.userId },
      status: { of: order => order.status },
      paymentStatus: { of: order => order.paymentStatus },
      paymentMethod: { of: order => order.paymentMethod },
      productId: { of: order => [...new Set(order.lines.map(line => line.productId))] },
      buyer: { of: buyerKeysOfOrder },
      openCashBuyer: { of: openCashBuyerKeysOfOrder },
      unpaidBuyer: { of: unpaidBuyerKeysOfOrder },
      invoiceNumber: { of: order => order.invoiceNumber ?? undefined, unique: true },
      promotionCode: { of: order => order.promotionCode ?? undefined },
      cash: { of: cashStateOf },
      cashCourier: { of: courierOfCash },
    },
    sorted: {
      createdAt: order => order.createdAt,
      total: order => order.total,
      deliveredAt: deliveredAtOf,
      collectedOn: order => order.cash?.collectedOn ?? '',
      pincode: order => order.shippingAddress.pincode,
    },
    within: {
      status: ['createdAt', 'total'],
      paymentMethod: ['createdAt', 'total'],
      paymentStatus: ['createdAt', 'total'],
      productId: ['createdAt'],
      promotionCode: ['createdAt'],
      cash: ['createdAt', 'total', 'deliveredAt', 'collectedOn'],
    },
    text: { search: searchTextOfOrder },
  }),
  formerBuyers: collection<FormerBuyerRecord>({ sorted: { expiresAt: formerBuyerExpiry } }),
  idempotency: collection<IdempotencyRecord>({ sorted: { expiresAt: idempotencyExpiry } }),
  ...paymentCollections,
  ...invoiceCollections,
  ...returnCollections,
  ...warrantyCollections,
  ...messageCollections,
  ...productAlertCollections,
  ...supportTicketCollections,
  ...uploadCollections,
  ...tableCollections,
  ...undoCollections,
  ...productAdminCollections,
  ...promotionCollections,
  ...postCollections,
  ...insightCollections,
  ...apiKeyCollections,
  ...webhookCollections,
  storeLocations: collection<StoreLocationRecord>(),
  ...shippingCollections,
  settings: collection<SettingsRecord>(),
  counters: collection<CounterRecord>(),
  audit: collection<AuditRecord>({
    equal: {
      actorId: { of: entry => entry.actorId ?? undefined },
      subject: { of: entry => entry.subject },
      action: { of: entry => entry.action },
    },
    sorted: { at: entry => entry.at },
    within: { actorId: ['at'], subject: ['at'], action: ['at'] },
    text: { search: ({ detail, actorName }) => `${actorName ?? ''}\n${detail}` },
  }),
} as const

export type ShopSchema = typeof shopSchema
export type ShopStore = Store<ShopSchema>
export type ShopReader = StoreReader<ShopSchema>
export type ShopTransaction = StoreTransaction<ShopSchema>
