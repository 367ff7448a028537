import type { KeyValueStorage } from '../storage/browser-storage.ts'

/**
 * Keeps in the browser that a product was looked at, in some twenty slugs; the server is not told. It is in every product
 * page, so it is left to the reader (`viewed-products.ts`) to tell them apart.
 */
export function rememberViewed(storage: KeyValueStorage, slug: string): void {
  storage.setItem('viewedProducts', `${slug},${storage.getItem('viewedProducts') ?? ''}`.slice(0, 200))
}
