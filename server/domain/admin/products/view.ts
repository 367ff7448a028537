import type { AdminProduct, AdminProductSummary } from '../../../contract/index.ts'
import { labelProblems, productLabelProblems } from '../../catalogue/label.ts'
import { toProduct } from '../../catalogue/mappers.ts'
import { piecesOf } from '../../catalogue/product-indexes.ts'
import { readSettings } from '../../content/settings.ts'
import { shopError } from '../../errors.ts'
import type { ProductRecord, ShopReader } from '../../records.ts'

/** @throws product_not_found; drafts are found, unlike by shoppers */
export async function requireOwnProduct(reader: ShopReader, id: string): Promise<ProductRecord> {
  const product = await reader.get('products', id)
  if (!product) throw shopError('product_not_found')
  return product
}

/** A product with all that the shop keeps of it. */
export async function toAdminProduct(reader: ShopReader, record: ProductRecord): Promise<AdminProduct> {
  const { store } = await readSettings(reader)
  return {
    ...toProduct(record),
    seo: record.seo ?? { title: '', description: '' },
    unitsSold: record.unitsSold,
    labelProblems: labelProblems(record, store),
    wasPublished: record.status !== 'draft',
  }
}

export function toSummary(record: ProductRecord): AdminProductSummary {
  const { id, slug, name, status, version, price, mrp, unitsSold, variants, categories, updatedAt } = record
  return {
    id,
    slug,
    name,
    status,
    version,
    imageUrl: record.imageUrls[0] ?? '',
    price,
    mrp,
    stock: piecesOf(record),
    colours: variants.length,
    coloursOut: variants.filter(({ stock }) => stock === 0).length,
    unitsSold,
    categories: [...categories],
    isLabelComplete: Object.keys(productLabelProblems(record)).length === 0,
    updatedAt,
  }
}
