import * as z from 'zod'
import { slugWord } from './admin-products.ts'
import { categorySlug, category } from './catalogue.ts'
import { id, pathId } from './common.ts'
import { textLine } from './text.ts'

/** Categories, as the shop keeps them (ADM-2). */

/** Which products are in one: those that name it, or all that the rule fits. */
export const categoryRule = z.enum(
  ['named', 'noise-cancelling', 'under-1000'],
  'Choose which products are in it',
)

export const adminCategory = z.strictObject({
  ...category.shape,
  rule: categoryRule,
  /** Of `productCount`, those on sale; the others are drafts or archived. */
  onSaleCount: z.int().min(0),
  version: z.int(),
})

const categoryFields = {
  name: textLine({ missing: 'Name the category', max: 40 }),
  description: textLine({ missing: 'Describe the category in a line or two', max: 300 }),
  rule: categoryRule,
  /** The product whose first picture stands for it; absent: the picture stays as it is. */
  pictureOf: id.optional(),
}

export const createCategoryInput = z.object({ slug: slugWord.pipe(categorySlug), ...categoryFields })

/** Its address stays: shoppers have it in their bookmarks. */
export const updateCategoryInput = z.object({ id: pathId, version: z.int(), ...categoryFields })

export const categoryIdInput = z.object({ id: pathId })

export const orderCategoriesInput = z.object({
  /** All categories, in the order of the menus. */
  ids: z.array(id).min(1, 'Send all categories').max(200),
})
