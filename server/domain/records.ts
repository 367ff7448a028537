import type {
  Language,
  Address,
  AuditChange,
  ConsentPurpose,
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
import { searchTextOfOrder } from './admin/order-search.ts'
import { reviewOrders, shownUnder } from './catalogue/review-orders.ts'
import { networkOf } from './network-address.ts'
import type { CodeChannel } from './accounts/code-channel.ts'
import { invoiceCollections } from './invoices/records.ts'
import { returnCollections } from './returns/records.ts'
import { messageCollections } from './messages/records.ts'
import { warrantyCollections } from './warranty/records.ts'
import { productAlertCollections } from './product-alerts/records.ts'
import { uploadCollections, type AttachedPicture } from './uploads/records.ts'
import { supportTicketCollections } from './support-tickets/records.ts'
import { paymentCollections } from './payments/records.ts'
import { collection, type Store, type StoreReader, type StoreTransaction } from './ports/store.ts'

/** Instants in records are ISO 8601 in UTC, so that they sort as text. Money is integer paise. */

export interface ProductRecord extends Omit<Product, 'rating' | 'inStock'> {
  /** Units ever sold: what "best sellers" sorts by. */
  unitsSold: number
  /** Sum and number of published ratings, kept with each review so that a list needs no reviews. */
  ratingSum: number
  ratingCount: number
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
  createdAt: string
  version: number
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

/** What a user agreed to, oldest first. */
export interface ConsentRecord {
  /** The user's id. */
  id: string
  entries: readonly { purpose: ConsentPurpose; granted: boolean; at: string; version: string }[]
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
  trackingNumber: string | null
  carrier: string | null
  invoiceNumber: string | null
  /** Months of each line, as promised then; absent in older orders, for which the product's own counts. */
  warrantyMonths?: readonly number[]
  /** Absent where nothing came back. */
  creditNotes?: readonly { id: string; number: string }[]
  /** Of the page that placed it: messages about it are in it. Absent in orders of older shops: English. */
  language?: Language
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

export interface PromotionRecord {
  id: string
  /** Upper case, unique; null for one that needs no code (free shipping for all). */
  code: string | null
  kind: 'percent' | 'amount' | 'free_shipping'
  /** Percent, or paise; 0 for free shipping. */
  value: number
  firstOrderOnly: boolean
  /** Paise. */
  minimumSubtotal: number
  startsAt: string
  endsAt: string | null
  /** How often it may be used in all; null without limit. */
  usageLimit: number | null
  usedCount: number
  /** Which place of the page it feeds. */
  placement: 'popup' | 'banner' | 'newsletter' | null
  title: string
  body: string
  active: boolean
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
}

/** Which PIN codes are served how. The longest matching prefix wins. */
export interface ShippingZoneRecord {
  /** PIN prefix, 1 to 6 digits. */
  id: string
  city: string | null
  state: IndianState | null
  serviceable: boolean
  cod: boolean
  express: boolean
  /** Business days from dispatch, both ends included (CHAT-9: standard 3-5, express 1-2). */
  standardDays: { min: number; max: number }
  expressDays: { min: number; max: number }
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
    equal: { slug: { of: product => product.slug, unique: true }, status: { of: product => product.status } },
  }),
  categories: collection<CategoryRecord>({
    equal: { slug: { of: category => category.slug, unique: true } },
  }),
  reviews: collection<ReviewRecord>({
    equal: {
      productId: { of: review => review.productId },
      shown: { of: shownUnder },
      userId: { of: review => review.userId },
      authorship: { of: review => `${review.userId}:${review.productId}`, unique: true },
    },
    sorted: reviewOrders,
    within: { shown: ['newest', 'helpful', 'highest', 'lowest'] },
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
    },
    sorted: { createdAt: user => user.createdAt },
  }),
  sessions: collection<SessionRecord>({
    equal: {
      userId: { of: session => session.userId ?? undefined },
      guestsOf: { of: session => (session.userId === null ? networkOf(session.openedBy) : undefined) },
    },
    sorted: { lastSeenAt: session => session.lastSeenAt, expiresAt: sessionExpiry },
    within: { guestsOf: ['lastSeenAt'] },
  }),
  consents: collection<ConsentRecord>(),
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
      buyer: { of: buyerKeysOfOrder },
      openCashBuyer: { of: openCashBuyerKeysOfOrder },
      unpaidBuyer: { of: unpaidBuyerKeysOfOrder },
      invoiceNumber: { of: order => order.invoiceNumber ?? undefined, unique: true },
    },
    sorted: { createdAt: order => order.createdAt, total: order => order.total },
    within: { status: ['createdAt', 'total'] },
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
  promotions: collection<PromotionRecord>({
    equal: { code: { of: promotion => promotion.code ?? undefined, unique: true } },
  }),
  storeLocations: collection<StoreLocationRecord>(),
  shippingZones: collection<ShippingZoneRecord>(),
  settings: collection<SettingsRecord>(),
  counters: collection<CounterRecord>(),
  audit: collection<AuditRecord>({
    equal: {
      actorId: { of: entry => entry.actorId ?? undefined },
      subject: { of: entry => entry.subject },
      action: { of: entry => entry.action },
    },
    sorted: { at: entry => entry.at },
  }),
} as const

export type ShopSchema = typeof shopSchema
export type ShopStore = Store<ShopSchema>
export type ShopReader = StoreReader<ShopSchema>
export type ShopTransaction = StoreTransaction<ShopSchema>
