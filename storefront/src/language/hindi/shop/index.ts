import { accessories } from './accessories.ts'
import { answers } from './answers.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'
import { finder } from './finder.ts'
import { privacy } from './privacy.ts'
import { products } from './products.ts'
import { store } from './store.ts'

/**
 * Texts of the contract, of the API's answers and of the shop's own products in Hindi, by their English [BEY-19].
 * `{name}` stands for whatever the text has there. The colours stand apart: see `colours.ts`.
 */
export const shopTexts: readonly Readonly<Record<string, string>>[] = [
  accessories,
  answers,
  errors,
  fields,
  finder,
  privacy,
  products,
  store,
]
