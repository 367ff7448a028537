import type { ProductRecord } from '../../domain/index.ts'
import { accessories } from './accessories.ts'
import { everyday } from './everyday.ts'
import { models } from './models.ts'
import { overEar } from './over-ear.ts'
import { sports } from './sports.ts'

/** Everything the shop sells, the three models first. */
export const products: readonly ProductRecord[] = [
  ...models,
  ...sports,
  ...everyday,
  ...overEar,
  ...accessories,
]
