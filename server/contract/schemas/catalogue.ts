import * as z from 'zod'
import { choices, dateRange, id, instant, paging, paise, pincode, queryFlag } from './common.ts'

export const categorySlug = z.string().regex(/^[a-z0-9-]{1,60}$/)

export const variant = z.strictObject({
  name: z.string(),
  /** #RRGGBB of the swatch. */
  colorHex: z.string().regex(/^#[0-9A-F]{6}$/),
  sku: z.string(),
  stock: z.int().min(0),
  /** Pictures of this colour; the first is the thumbnail. */
  imageUrls: z.array(z.string()),
  /**
   * What each picture shows, in the order of `imageUrls`, for whoever cannot see it. An empty text stands for product and
   * colour; absent while all are empty.
   */
  imageAlts: z.array(z.string()).optional(),
  /** Paise, where this colour costs something else than the product. */
  price: paise.optional(),
})

export const productSpecs = z.strictObject({
  /** Hours of play of the buds alone. */
  batteryHours: z.number().optional(),
  /** Hours of play with the case. */
  caseHours: z.number().optional(),
  bluetooth: z.string().optional(),
  codecs: z.array(z.string()).optional(),
  /** Noise cancellation, up to this many dB. Absent: none. */
  ancDb: z.int().optional(),
  /** IEC 60529 code, such as IPX5. */
  waterResistance: z.string().optional(),
  driverMm: z.number().optional(),
  latencyMs: z.int().optional(),
  /** Grams: one bud, or the whole accessory. */
  weightG: z.number().optional(),
})

export const product = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** Paise, all taxes included. At most `mrp`. */
  price: paise,
  /** Maximum retail price in paise, all taxes included. */
  mrp: paise,
  imageUrls: z.array(z.string()),
  /** Category slugs, the main one first. */
  categories: z.array(categorySlug),
  badges: z.array(z.enum(['new', 'bestseller', 'deal'])),
  features: z.array(z.string()),
  /** All that lies in the box, a line each. */
  boxContents: z.array(z.string()),
  /** Of an accessory: ids of the products that it fits. Empty for everything else. */
  fits: z.array(id),
  variants: z.array(variant).min(1),
  specs: productSpecs,
  warrantyMonths: z.int().min(0),
  /** `average` 0 to 5 with one decimal; 0 while there are no reviews. */
  rating: z.strictObject({ average: z.number().min(0).max(5), count: z.int().min(0) }),
  inStock: z.boolean(),
  /** Legal Metrology (Packaged Commodities) Rules, 2011, rules 6(1) and 6(10), and GST (BEY-5). */
  legal: z.strictObject({
    hsn: z.string(),
    /** Percent. */
    gstRate: z.int(),
    /** What it is, without the brand: "Wireless earphones". */
    genericName: z.string(),
    countryOfOrigin: z.string(),
    /** Name and address, apart by commas. */
    manufacturer: z.string(),
    /** Name and address; null for what is made in India. */
    importer: z.string().nullable(),
    netQuantity: z.string(),
    /** YYYY-MM in which the batch on sale was made or, of imported goods, imported; null where it is not known. */
    batchMonth: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .nullable(),
    /** Where the size matters to a buyer, as for a cable: "1 m". Null elsewhere. */
    dimensions: z.string().nullable(),
  }),
  /** A draft was never on sale; only administrators see it. */
  status: z.enum(['draft', 'active', 'archived']),
  /** What search engines and shared links say, where it is not the name and the short description. */
  seo: z.strictObject({ title: z.string(), description: z.string() }).optional(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
})

export const productSort = z.enum(['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'bestselling'])

/** Price ranges of the shop: rupees, upper bound excluded for "under", both ends included otherwise (SHOP-1). */
export const priceRange = z.enum(['under1000', '1000-3000', '3000-5000', 'above5000'])

const price = paise.max(1_000_000_000_00, 'Enter a smaller price')

/** What narrows a list of products: each facet has to hold. */
const productFilters = {
  category: choices(categorySlug).optional(),
  price: priceRange.optional(),
  /** Paise, included. */
  minPrice: z.coerce.number().pipe(price).optional(),
  /** Paise, included. */
  maxPrice: z.coerce.number().pipe(price).optional(),
  search: z.string().trim().max(100, 'Use at most 100 characters').optional(),
  inStock: queryFlag.optional(),
  color: choices(z.string().max(40)).optional(),
  /** At least this many dB of noise cancellation. */
  ancDb: z.coerce.number().int().min(0).optional(),
  waterResistance: choices(z.string().max(10)).optional(),
  /** At least this rating. */
  rating: z.coerce.number().min(0).max(5).optional(),
  /** `false`: without accessories, as long as neither a category, a search nor a price asks for something in particular. */
  accessories: queryFlag.optional(),
}

/** With no parameter: the whole list. Unknown parameters (such as the client's timestamp) are ignored. */
export const listProductsInput = z.object({
  ...productFilters,
  /** With `search`: up to four products that come closest, in place of those that are all that it names. */
  nearest: queryFlag.optional(),
  sort: productSort.optional(),
  ...paging,
})

export const listProductFacetsInput = z.object(productFilters)

const facet = z.array(
  z.strictObject({
    /** As the filter of that name takes it. */
    value: z.string(),
    /** Products that choosing it alone in this facet would list, all other filters kept. */
    count: z.int().min(0),
  }),
)

/** The choices that the shop's products give, and what each would list. */
export const productFacets = z.strictObject({
  category: facet,
  price: facet,
  color: facet,
  waterResistance: facet,
  ancDb: facet,
  rating: facet,
})

export const category = z.strictObject({
  id,
  slug: categorySlug,
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  productCount: z.int().min(0),
})

export const pincodeInput = z.object({ pincode })

export const pincodeAnswer = z.strictObject({
  pincode: z.string(),
  serviceable: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Whether cash on delivery is offered there. */
  cod: z.boolean(),
  /** Null where the place is not served. */
  standard: dateRange.nullable(),
  express: dateRange.nullable(),
})
