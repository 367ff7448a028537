import type {
  CategoryRecord,
  PostRecord,
  ProductRecord,
  PromotionRecord,
  SettingsRecord,
  ShippingZoneRecord,
  StoreLocationRecord,
} from '../domain/index.ts'
import { categories } from './catalogue/categories.ts'
import { posts } from './catalogue/posts.ts'
import { products } from './catalogue/products.ts'
import { promotions, settings, stores } from './catalogue/shop.ts'
import { shippingZones } from './catalogue/shipping-zones.ts'

/** What any shop starts with: goods, places and rules, but no customers. */
export interface CatalogueSeed {
  readonly products: readonly ProductRecord[]
  readonly categories: readonly CategoryRecord[]
  readonly shippingZones: readonly ShippingZoneRecord[]
  readonly settings: readonly SettingsRecord[]
  readonly promotions: readonly PromotionRecord[]
  readonly posts: readonly PostRecord[]
  readonly storeLocations: readonly StoreLocationRecord[]
}

/** The catalogue, by collection of the store. */
export function catalogueSeed(): CatalogueSeed {
  return {
    products,
    categories,
    shippingZones,
    settings: [settings],
    promotions,
    posts,
    storeLocations: stores,
  }
}
