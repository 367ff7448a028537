import { catalogueSchemas, type Product } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import { toProduct } from './mappers.ts'
import { shelfOf } from './shelf.ts'

/** Each product's, for as long as its record stays: an order changes one of thousands. */
const written = new WeakMap<Product, string>()

/** A product as the API writes it. @throws ZodError when it is not what the contract says */
function jsonOf(product: Product): string {
  const known = written.get(product)
  if (known !== undefined) return known
  const json = JSON.stringify(catalogueSchemas.product.parse(product))
  written.set(product, json)
  return json
}

/**
 * The answer of `listProducts` without parameters, as it is sent, to the byte: each product is checked against the contract
 * and written once, not with each change of another one.
 */
export async function wholeList({ store }: ReadingDependencies): Promise<{ json: string; total: number }> {
  const { products } = await shelfOf(store)
  return { json: `[${products.map(product => jsonOf(toProduct(product))).join()}]`, total: products.length }
}
