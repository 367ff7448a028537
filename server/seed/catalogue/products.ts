import type { ProductRecord } from '../../domain/index.ts'
import { defineProduct } from './define-product.ts'
import { productSources } from './product-sources.ts'

/** Everything the shop sells, the three models first. */
export const products: readonly ProductRecord[] = productSources.map(defineProduct)
