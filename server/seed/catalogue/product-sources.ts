import { accessories } from './accessories.ts'
import type { ProductSource } from './define-product.ts'
import { everyday } from './everyday.ts'
import { models } from './models.ts'
import { overEar } from './over-ear.ts'
import { sports } from './sports.ts'

/** Everything the shop sells, as it is written down: the three models first. */
export const productSources: readonly ProductSource[] = [
  ...models,
  ...sports,
  ...everyday,
  ...overEar,
  ...accessories,
]
