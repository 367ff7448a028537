import { queryOptions } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { ApiError } from '../api/api-error.ts'
import type { App } from '../app/app-context.ts'

export interface FoundProducts {
  /** In the order in which they were named. */
  readonly products: readonly Product[]
  /** Names that no product has. */
  readonly unknown: readonly string[]
}

/**
 * Products by slug or id, each once, and which of the names no product has.
 * @throws ApiError for any failure besides that
 */
export function namedProductsQuery({ api }: App, names: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'named', names],
    queryFn: async ({ signal }): Promise<FoundProducts> => {
      const found = await Promise.all(
        names.map(async idOrSlug => {
          try {
            return await api.call('getProduct', { idOrSlug }, { signal })
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null
            throw error
          }
        }),
      )
      const products = new Map(found.flatMap(product => (product ? [[product.id, product]] : [])))
      return { products: [...products.values()], unknown: names.filter((_, index) => found[index] === null) }
    },
  })
}
