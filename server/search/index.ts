export { createProductIndex, type ProductIndex } from './product-index.ts'
export { kindOf, type ProductKind, type SearchableProduct } from './product-facts.ts'
export { understandSearch, type UnderstoodFilter } from './understand.ts'
