import { commerceListing } from './commerce-listing.ts'
import { commerceProduct } from './commerce-product.ts'
import { commerceChoice } from './commerce-choice.ts'

export const commerce = { ...commerceListing, ...commerceProduct, ...commerceChoice }
