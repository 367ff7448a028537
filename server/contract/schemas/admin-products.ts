import * as z from 'zod'

import { formerGstRates, gstRates } from '../gst-rates.ts'
import { maximumColourPictures, maximumPictureAlt } from '../uploads.ts'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { categorySlug, product, productSpecs } from './catalogue.ts'
import { choices, id, instant, pathId } from './common.ts'
import { paragraphs, textLine } from './text.ts'

/** Products, as the shop keeps them (ADM-2). */

/** A word of an address: small letters, digits and single hyphens. */
export const slugWord = z
  .string('Enter the address')
  .trim()
  .max(60, 'Use at most 60 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')

export const productStatus = product.shape.status

/**
 * How much of a colour there is. `low`: at most `lowStock` pieces. A product is under each level that one of its colours
 * has.
 */
export const stockLevel = z.enum(['out', 'low', 'in'])

/** Paise of something that is sold: whole, above zero, at most ₹10,00,000. */
const sellingPrice = (missing: string) =>
  z
    .int(missing)
    .min(100, 'Enter an amount of at least ₹1')
    .max(1_000_000_00, 'Enter an amount of at most ₹10,00,000')

/** Pieces on the shelf. */
export const stockCount = z
  .int('Enter a whole number')
  .min(0, 'Stock cannot go below zero')
  .max(1_000_000, 'Enter at most 10,00,000')

/**
 * A picture as the shop has it: of its own pictures, or of an upload for a product. A fragment tells pages what to show
 * before it comes.
 */
const pictureAddress = z
  .string()
  .max(300)
  .regex(
    /^\/(?:pictures\/[\w./-]+|api\/uploads\/[\w-]+-[0-9a-f]{8}-1000)\.webp(?:#[\w.,#-]*)?$/,
    'Choose a picture of the shop',
  )

export const variantInput = z.object({
  name: textLine({ missing: 'Name the colour', max: 40 }),
  colorHex: z
    .string('Choose the colour')
    .trim()
    .toUpperCase()
    .regex(/^#[0-9A-F]{6}$/, 'Enter the colour as # and six digits, such as #1C1E1C'),
  sku: z
    .string('Enter a SKU')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9](?:[A-Z0-9-]{0,30}[A-Z0-9])?$/, 'Use letters, digits and hyphens, at most 32'),
  stock: stockCount,
  /** Paise, where this colour costs something else than the product. */
  price: sellingPrice('Enter a price, or leave it empty').optional(),
  imageUrls: z
    .array(pictureAddress)
    .max(maximumColourPictures, `Use at most ${maximumColourPictures} pictures for a colour`),
  /** What each picture shows, in the order of `imageUrls`; an empty text stands for product and colour. */
  imageAlts: z.array(textLine({ max: maximumPictureAlt })).optional(),
})

/** Empty where it is not known yet. */
export const hsnCode = z
  .string()
  .trim()
  .regex(/^(?:\d{4}|\d{6}|\d{8})?$/, 'An HSN code has 4, 6 or 8 digits')

/** Every part may be missing as long as the product is not on sale. */
const labelInput = z.object({
  hsn: hsnCode,
  gstRate: z.literal([...gstRates, ...formerGstRates], 'Choose a rate of GST'),
  genericName: textLine({ max: 80 }),
  countryOfOrigin: textLine({ max: 60 }),
  manufacturer: textLine({ max: 300 }),
  importer: textLine({ max: 300 }).nullable(),
  netQuantity: textLine({ max: 80 }),
  batchMonth: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month as year and month, such as 2026-11')
    .nullable(),
  dimensions: textLine({ max: 80 }).nullable(),
})

const lines = (missing: string) => z.array(textLine({ missing, max: 200 })).max(20, 'Use at most 20')

const productFields = z.object({
  name: textLine({ missing: 'Name the product', max: 80 }),
  slug: slugWord,
  shortDescription: textLine({ missing: 'Describe it in a line', max: 160 }),
  description: paragraphs({ missing: 'Describe the product', max: 5000 }),
  price: sellingPrice('Enter the price'),
  mrp: sellingPrice('Enter the maximum retail price'),
  categories: z.array(categorySlug).max(20, 'Choose at most 20 categories'),
  badges: product.shape.badges,
  features: lines('Say what it can do, or remove the line'),
  boxContents: lines('Say what it is, or remove the line'),
  fits: z.array(id).max(100, 'Choose at most 100 products'),
  variants: z
    .array(variantInput)
    .min(1, 'A product has at least one colour')
    .max(20, 'Use at most 20 colours'),
  specs: z.object({
    batteryHours: z.number().positive().max(1000).optional(),
    caseHours: z.number().positive().max(1000).optional(),
    bluetooth: textLine({ max: 20 }).optional(),
    codecs: z
      .array(textLine({ missing: 'Name the codec', max: 20 }))
      .max(10)
      .optional(),
    ancDb: z.int().min(1).max(100).optional(),
    waterResistance: textLine({ max: 10 }).optional(),
    driverMm: z.number().positive().max(200).optional(),
    latencyMs: z.int().min(1).max(5000).optional(),
    weightG: z.number().positive().max(10_000).optional(),
  } satisfies Record<keyof z.infer<typeof productSpecs>, z.ZodType>),
  warrantyMonths: z.int('Enter months').min(0).max(120, 'Enter at most 120 months'),
  legal: labelInput,
  /** What search engines and shared links say; an empty text stands for the name and the line that describes it. */
  seo: z.object({
    title: textLine({ max: 70 }),
    description: textLine({ max: 170 }),
  }),
})

interface Priced {
  readonly price: number
  readonly mrp: number
  readonly variants: readonly {
    readonly sku: string
    readonly price?: number | undefined
    readonly imageUrls: readonly string[]
    readonly imageAlts?: readonly string[] | undefined
  }[]
}

const aboveMrp = 'The price cannot be above the MRP'

/**
 * What no field says alone: nothing costs more than its MRP, no two colours have one SKU, and no text is of a picture that
 * is not there.
 */
function agrees(issues: z.core.$ZodRawIssue[], { price, mrp, variants }: Priced): void {
  const refuse = (message: string, path: (string | number)[]) =>
    issues.push({ code: 'custom', message, path, input: undefined })
  if (price > mrp) refuse(aboveMrp, ['price'])
  for (const [index, variant] of variants.entries()) {
    if ((variant.price ?? 0) > mrp) refuse(aboveMrp, ['variants', index, 'price'])
    if (variants.findIndex(({ sku }) => sku === variant.sku) < index)
      refuse('Another colour has this SKU', ['variants', index, 'sku'])
    if ((variant.imageAlts?.length ?? 0) > variant.imageUrls.length)
      refuse('There are more texts than pictures', ['variants', index, 'imageAlts'])
  }
}

export const productInput = productFields.check(({ issues, value }) => agrees(issues, value))

export const updateProductInput = productFields
  .extend({ id: pathId, version: z.int() })
  .check(({ issues, value }) => agrees(issues, value))

export const productIdInput = z.object({ id: pathId })

export const adminProduct = z.strictObject({
  ...product.shape,
  seo: z.strictObject({ title: z.string(), description: z.string() }),
  unitsSold: z.int(),
  /** What is missing on the legal label, by field: while anything is, the product cannot go on sale. */
  labelProblems: z.record(z.string(), z.string()),
  /** Whether it was ever on sale: colours then stay, and it is archived instead of deleted. */
  wasPublished: z.boolean(),
})

export const adminProductSummary = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  status: productStatus,
  version: z.int(),
  /** The first picture; empty without one. */
  imageUrl: z.string(),
  price: product.shape.price,
  mrp: product.shape.mrp,
  /** Pieces of all colours. */
  stock: z.int(),
  colours: z.int(),
  /** Colours without a single piece. */
  coloursOut: z.int(),
  unitsSold: z.int(),
  categories: z.array(categorySlug),
  isLabelComplete: z.boolean(),
  updatedAt: instant,
})

const productFilters = {
  status: choices(productStatus).optional(),
  category: choices(categorySlug).optional(),
  stock: choices(stockLevel).optional(),
  label: z.enum(['incomplete']).optional(),
}

/** Its search finds a name, a slug or a SKU; at least part of it. */
export const listProductsInput = z.object({
  ...productFilters,
  ...listInput(['updatedAt', 'name', 'price', 'stock', 'unitsSold']),
})

export const exportProductsInput = listProductsInput.omit({ page: true, pageSize: true }).extend(exportPaging)

export const setProductStatusInput = z.object({
  id: pathId,
  version: z.int(),
  /** What was once on sale never becomes a draft again. */
  status: z.enum(['active', 'archived'], 'Choose active or archived'),
})

export const setProductPriceInput = z.object({
  id: pathId,
  version: z.int(),
  price: sellingPrice('Enter the price'),
})

export const bulkStatusInput = z.object({
  ids: bulkIds,
  status: z.enum(['active', 'archived'], 'Choose active or archived'),
  batchId,
})

export const bulkPriceInput = z
  .object({
    ids: bulkIds,
    /** `percent`: whole percent; the new price is rounded to whole rupees. `amount`: paise. Below zero: less. */
    by: z.enum(['percent', 'amount'], 'Choose percent or amount'),
    value: z.int('Enter a whole number').refine(value => value !== 0, 'Enter how much'),
    batchId,
  })
  .check(({ issues, value: { by, value } }) => {
    const most = by === 'percent' ? 500 : 1_000_000_00
    const least = by === 'percent' ? -90 : -1_000_000_00
    if (value < least || value > most)
      issues.push({
        code: 'custom',
        path: ['value'],
        input: value,
        message: by === 'percent' ? 'Enter −90 to 500 percent' : 'Enter at most ₹10,00,000',
      })
  })

export const bulkCategoryInput = z.object({
  ids: bulkIds,
  category: categorySlug,
  /** False: the products leave it. */
  isMember: z.boolean(),
  batchId,
})

/** A CSV of products, with the columns of the export. */
export const importInput = z.object({
  csv: z
    .string('Choose a file')
    .min(1, 'Choose a file')
    .max(4_000_000, 'The file is too large. Import it in parts.'),
})

export const importReport = z.strictObject({
  /** Rows below the header. */
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** What is wrong, by row of the file (the header is row 1) and column; at most 200. */
  problems: z.array(z.strictObject({ row: z.int(), column: z.string(), message: z.string() })),
  /** How many there are in all. */
  problemCount: z.int(),
})

export const importAnswer = z.strictObject({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Products that are other than before. */
  changed: z.int(),
})
