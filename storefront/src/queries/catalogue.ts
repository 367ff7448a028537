import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useApp, type App } from '../app/app-context.ts'
import { countsAsView } from '../api/counts-as-view.ts'
import type { CallInput } from '../api/api.ts'

/** What a listing asks for: facets, sort and page. */
export type ProductFilter = CallInput<'listProducts'>

/** One page of products with the total of all pages. */
export function productListQuery({ api }: App, filter: ProductFilter) {
  return queryOptions({
    queryKey: ['products', 'list', filter],
    queryFn: ({ signal }) => api.page('listProducts', filter, { signal }),
    placeholderData: keepPreviousData,
    // A search is counted.
    ...(filter.search !== undefined && { meta: countsAsView }),
  })
}

export function useProductList(filter: ProductFilter) {
  return useQuery(productListQuery(useApp(), filter))
}

/** All that is for sale, accessories too. */
export function allProductsQuery({ api }: App) {
  return queryOptions({
    queryKey: ['products', 'all'],
    queryFn: ({ signal }) => api.call('listProducts', {}, { signal }),
  })
}

/** @throws ApiError 404 when there is no such product */
export function productQuery({ api }: App, idOrSlug: string) {
  return queryOptions({
    queryKey: ['products', 'one', idOrSlug],
    queryFn: ({ signal }) => api.call('getProduct', { idOrSlug }, { signal }),
    meta: countsAsView,
  })
}

/** Several products at once; those that could not be loaded are left out. */
export function productsQuery({ api }: App, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'some', slugs],
    queryFn: async ({ signal }) => {
      const answers = slugs.map(idOrSlug => api.call('getProduct', { idOrSlug }, { signal }))
      return (await Promise.allSettled(answers)).flatMap(answer =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      )
    },
  })
}

export function useProducts(slugs: readonly string[]) {
  return useQuery(productsQuery(useApp(), slugs)).data ?? []
}

/** Accessories that fit a product [SHOP-2]. */
export function accessoriesQuery({ api }: App, productId: string) {
  return queryOptions({
    queryKey: ['products', 'accessories', productId],
    queryFn: ({ signal }) => api.call('listAccessories', { id: productId }, { signal }),
  })
}

export function relatedProductsQuery({ api }: App, productId: string) {
  return queryOptions({
    queryKey: ['products', 'related', productId],
    queryFn: ({ signal }) => api.call('listRelatedProducts', { id: productId }, { signal }),
  })
}

export function categoriesQuery({ api }: App) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.call('listCategories', {}, { signal }),
    staleTime: 10 * 60_000,
  })
}

export function useCategories() {
  return useQuery(categoriesQuery(useApp())).data ?? []
}

/** When a PIN code is six digits: whether and when we deliver there. */
export function pincodeQuery({ api }: App, pincode: string) {
  return queryOptions({
    queryKey: ['pincode', pincode],
    queryFn: ({ signal }) => api.call('checkPincode', { pincode }, { signal }),
    staleTime: 10 * 60_000,
  })
}
