/**
 * What the commerce components read. An API record fits these structurally: a component names the fields it
 * shows and nothing else, so that the package depends on no server. Money is integer paise throughout, times
 * are ISO 8601 in UTC.
 */
import type { OrderStatus } from './order-status.ts'

export * from './order-status.ts'

/** One colour or size of a product; `price` only where it differs from the product's own. */
export interface VariantRecord {
  name: string
  colorHex: string
  /** Units that can be bought now; 0 means sold out. */
  stock: number
  imageUrls: readonly string[]
  /** What each picture shows, in their order; empty where its name says enough. */
  imageAlts?: readonly string[] | undefined
  price?: number | undefined
}

/** The declarations of a package (Legal Metrology (Packaged Commodities) Rules, 2011). */
export interface LabelRecord {
  genericName: string
  countryOfOrigin: string
  /** Name and address. */
  manufacturer: string
  /** Name and address; null for what is made in India. */
  importer: string | null
  netQuantity: string
  /** YYYY-MM of manufacture or import; null where it is not known. */
  batchMonth: string | null
  /** Null where the size does not matter. */
  dimensions: string | null
}

/** Whom a consumer can turn to. */
export interface ConsumerCareRecord {
  legalName: string
  addressLines: readonly string[]
  supportPhone: string
  supportEmail: string
}

/** Average of 1 to 5 over `count` reviews; an average of a product without reviews is 0. */
export interface RatingRecord {
  average: number
  count: number
}

/** A product as a listing shows it. */
export interface ProductRecord {
  id: string
  slug: string
  name: string
  shortDescription: string
  /** Selling price, at most `mrp`. */
  price: number
  /** Maximum retail price, inclusive of taxes. */
  mrp: number
  imageUrls: readonly string[]
  badges: readonly string[]
  variants: readonly VariantRecord[]
  rating: RatingRecord
  inStock: boolean
}

/** A cart line. The server computes every amount (CART-1). */
export interface CartItemRecord {
  id: string
  productId: string
  variantIndex: number
  quantity: number
  product: { name: string; imageUrl: string; slug: string }
  variantName: string
  unitPrice: number
  /** Maximum retail price of one. */
  mrp: number
  lineTotal: number
  availableStock: number
  notice?: 'price_changed' | 'low_stock' | 'unavailable' | undefined
}

/** A delivery or billing address in India. */
export interface AddressRecord {
  fullName: string
  phoneNumber: string
  line1: string
  line2?: string | undefined
  landmark?: string | undefined
  city: string
  state: string
  /** Six digits. */
  pincode: string
  type?: string
  isDefault?: boolean
}

/** A published review of a product (SHOP-3). */
/** A picture that a customer sent, as the API names its files. */
export interface PhotoRecord {
  id: string
  /** The whole picture, and a small copy. */
  file: string
  smallFile: string
  /** Pixels of the whole one. */
  width: number
  height: number
}

export interface ReviewRecord {
  id: string
  /** 1 to 5. */
  rating: number
  title: string
  body: string
  authorName: string
  /** True when the author received the product. */
  verified: boolean
  createdAt: string
  /** Customers who found it helpful, and whether the reader is one of them. */
  helpful?: number
  helpfulToMe?: boolean
  /** The reader wrote it. */
  mine?: boolean
  photos?: readonly PhotoRecord[]
  /** When its author changed it last. */
  editedAt?: string | null
  /** What the shop answers. */
  reply?: { body: string; at: string } | null
}

/** Where a PIN code stands (SHOP-2); `express` is null where it is not offered. */
export interface PincodeRecord {
  pincode: string
  serviceable: boolean
  city: string | null
  state: string | null
  /** Whether cash on delivery is offered there. */
  cod: boolean
  /** First and last day of arrival, both included. */
  standard: DayRange | null
  express: DayRange | null
}

/** Two calendar days, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string
  to: string
}

/** What was ordered, at the price it was ordered for. */
export interface OrderLineRecord {
  productId: string
  slug: string
  name: string
  imageUrl: string
  variantIndex: number
  variantName: string
  quantity: number
  unitPrice: number
  mrp: number
  lineTotal: number
}

/** subtotal − discount + shipping + codFee = total, to the paisa. */
export interface TotalsRecord {
  subtotal: number
  discount: number
  shipping: number
  codFee: number
  /** GST within the total. */
  tax: { taxable: number; cgst: number; sgst: number; igst: number }
  total: number
}

/** One change of an order's state (ORD-1). */
export interface TimelineRecord {
  status: OrderStatus
  at: string
  note?: string | undefined
}
