import type { Product } from '../../contract/index.ts'
import type { ProductRecord } from '../../domain/index.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** A colour as the shop names and shows it, and the part of a SKU that stands for it. */
const colours = {
  black: { name: 'Black', colorHex: '#1C1E1C', code: 'BK' },
  graphite: { name: 'Graphite', colorHex: '#484A4B', code: 'GR' },
  white: { name: 'White', colorHex: '#FDFDFB', code: 'WH' },
  silver: { name: 'Silver', colorHex: '#B9BEC2', code: 'SV' },
  gold: { name: 'Gold', colorHex: '#C5A56C', code: 'GD' },
  blue: { name: 'Blue', colorHex: '#3F5F92', code: 'BL' },
  green: { name: 'Green', colorHex: '#54705C', code: 'GN' },
  pink: { name: 'Pink', colorHex: '#DCA6AE', code: 'PK' },
} as const

export type ColourName = keyof typeof colours

/** What kind of goods it is: heading of the customs tariff, six digits, all at 18 % GST; and its generic name. */
const kindsOfGoods = {
  earphones: { hsn: '851830', genericName: 'Wireless earphones' },
  headphones: { hsn: '851830', genericName: 'Wireless headphones' },
  tips: { hsn: '851890', genericName: 'Ear tips for earphones' },
  case: { hsn: '851890', genericName: 'Charging case for earphones' },
  cable: { hsn: '854442', genericName: 'USB cable' },
  charger: { hsn: '850440', genericName: 'USB power adapter' },
  pouch: { hsn: '420292', genericName: 'Pouch for earphones' },
  plasticCover: { hsn: '392690', genericName: 'Cover for a charging case' },
  brush: { hsn: '960390', genericName: 'Cleaning brush and cloth' },
} as const

const maker = 'Shruti Audio Private Limited, 4th floor, 12 Residency Road, Bengaluru 560025'

export interface ProductSource {
  readonly slug: string
  readonly name: string
  /** One line for a card. */
  readonly shortDescription: string
  readonly description: string
  /** Whole rupees, all taxes included. */
  readonly rupees: number
  /** Maximum retail price in whole rupees; the price itself when left out. */
  readonly mrpRupees?: number
  readonly categories: Product['categories']
  readonly badges?: Product['badges']
  readonly features: readonly string[]
  /** All that lies in the box. */
  readonly box: readonly string[]
  /** Of an accessory: slugs of the products that it fits. */
  readonly fits?: readonly string[]
  /** Units on the shelf of each colour; the first colour is the one shown in lists. */
  readonly stock: Partial<Record<ColourName, number>>
  /** Pictures of each colour by view, those that there are: the first is the thumbnail, the second shows on hover. */
  readonly views: readonly string[]
  readonly specs: Product['specs']
  /** 12 by default; accessories have 6, premium models 24 (CHAT-9). */
  readonly warrantyMonths?: number
  /** Three letters in every SKU of it. */
  readonly skuStem: string
  readonly goods: keyof typeof kindsOfGoods
  /** What the box holds, as the Legal Metrology rules ask for it. */
  readonly netQuantity: string
  /** The country, and who brought it in where that is not India. */
  readonly importedFrom?: string
  /** YYYY-MM in which the batch on sale was made or imported: the month it went on sale, unless it says otherwise. */
  readonly batch?: string
  /** Where the size matters to a buyer. */
  readonly dimensions?: string
  /** Day it went on sale, YYYY-MM-DD in India. */
  readonly since: string
}

/** The id of the product with a slug. */
const idOf = (slug: string) => `prd_${slug}`

const isColour = (name: string): name is ColourName => name in colours

/** A product as a new shop holds it: complete, and with nothing sold or rated yet. */
export function defineProduct(source: ProductSource): ProductRecord {
  const createdAt = new Date(`${source.since}T09:00:00+05:30`).toISOString()
  const variants = Object.entries(source.stock).map(([colour, stock]) => {
    if (!isColour(colour)) throw new Error(`${source.slug} has the unknown colour ${colour}`)
    const { name, colorHex, code } = colours[colour]
    return {
      name,
      colorHex,
      sku: `SHR-${source.skuStem}-${code}`,
      stock,
      imageUrls: pictureAddresses(source.slug, colour, source.views),
    }
  })
  return {
    id: idOf(source.slug),
    slug: source.slug,
    name: source.name,
    shortDescription: source.shortDescription,
    description: source.description,
    price: source.rupees * 100,
    mrp: (source.mrpRupees ?? source.rupees) * 100,
    imageUrls: variants[0]?.imageUrls ?? [],
    categories: [...source.categories],
    badges: [...(source.badges ?? [])],
    features: [...source.features],
    boxContents: [...source.box],
    fits: (source.fits ?? []).map(idOf),
    variants,
    specs: source.specs,
    warrantyMonths: source.warrantyMonths ?? 12,
    legal: {
      ...kindsOfGoods[source.goods],
      gstRate: 18,
      countryOfOrigin: source.importedFrom ?? 'India',
      manufacturer: source.importedFrom ? `Made in ${source.importedFrom} for ${maker}` : maker,
      importer: source.importedFrom ? maker : null,
      netQuantity: source.netQuantity,
      batchMonth: source.batch ?? source.since.slice(0, 7),
      dimensions: source.dimensions ?? null,
    },
    status: 'active',
    createdAt,
    updatedAt: createdAt,
    version: 1,
    unitsSold: 0,
    ratingSum: 0,
    ratingCount: 0,
  }
}
