import type { AdminCategory, CategoryRule } from '../../../contract/index.ts'
import { categoryKey } from '../../catalogue/product-indexes.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { CategoryRecord, ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { requireOwnProduct } from './view.ts'

async function toAdminCategory(reader: ShopReader, record: CategoryRecord): Promise<AdminCategory> {
  const { id, slug, name, description, imageUrl, rule, version = 1 } = record
  const category = categoryKey(record)
  const [productCount, onSaleCount] = await Promise.all([
    reader.count('products', { where: { category } }),
    reader.count('products', { where: { category, status: 'active' } }),
  ])
  return { id, slug, name, description, imageUrl, rule, productCount, onSaleCount, version }
}

/** Categories in the order of the menus. */
export async function adminListCategories(reader: ShopReader): Promise<AdminCategory[]> {
  const categories = (await reader.list('categories')).toSorted(
    (left, right) => left.position - right.position,
  )
  return Promise.all(categories.map(category => toAdminCategory(reader, category)))
}

interface CategoryFields {
  readonly name: string
  readonly description: string
  readonly rule: CategoryRule
  readonly pictureOf?: string | undefined
}

async function requireCategory(reader: ShopReader, id: string): Promise<CategoryRecord> {
  const category = await reader.get('categories', id)
  if (!category) throw shopError('category_not_found')
  return category
}

async function pictureOf(reader: ShopReader, productId: string): Promise<string> {
  return (await requireOwnProduct(reader, productId)).imageUrls[0] ?? ''
}

/** @throws slug_taken, product_not_found for the product whose picture it shall have */
export async function adminCreateCategory(
  dependencies: Dependencies,
  administrator: Administrator,
  input: CategoryFields & { readonly slug: string },
): Promise<AdminCategory> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const { slug, name, description, rule } = input
    const all = await tx.list('categories')
    if (all.some(category => category.slug === slug)) throw shopError('slug_taken', {}, 'slug')
    const after: CategoryRecord = {
      id: `cat_${dependencies.ids.id()}`.slice(0, 64),
      slug,
      name,
      description,
      rule,
      imageUrl: input.pictureOf === undefined ? '' : await pictureOf(tx, input.pictureOf),
      position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
      version: 1,
    }
    await tx.put('categories', after)
    return {
      answer: await toAdminCategory(tx, after),
      action: 'category.create',
      subject: `category:${after.id}`,
      detail: name,
      before: null,
      after,
    }
  })
}

/** @throws category_not_found, stale_version, product_not_found for the product whose picture it shall have */
export async function adminUpdateCategory(
  dependencies: Dependencies,
  administrator: Administrator,
  input: CategoryFields & { readonly id: string; readonly version: number },
): Promise<AdminCategory> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireCategory(tx, input.id)
    const { version = 1 } = before
    if (version !== input.version) throw shopError('stale_version')
    const { name, description, rule } = input
    const after: CategoryRecord = {
      ...before,
      name,
      description,
      rule,
      imageUrl: input.pictureOf === undefined ? before.imageUrl : await pictureOf(tx, input.pictureOf),
      version: version + 1,
    }
    await tx.put('categories', after)
    return {
      answer: await toAdminCategory(tx, after),
      action: 'category.update',
      subject: `category:${after.id}`,
      detail: name,
      before,
      after,
    }
  })
}

/**
 * Sets the order of the menus.
 * @throws stale_version when it is not the order of exactly the categories that there are
 */
export async function adminOrderCategories(
  dependencies: Dependencies,
  administrator: Administrator,
  ids: readonly string[],
): Promise<AdminCategory[]> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const all = (await tx.list('categories')).toSorted((left, right) => left.position - right.position)
    const isWhole = ids.length === all.length && all.every(({ id }) => ids.includes(id))
    if (!isWhole) throw shopError('stale_version')
    for (const category of all) {
      const position = ids.indexOf(category.id)
      if (position !== category.position)
        await tx.put('categories', { ...category, position, version: (category.version ?? 1) + 1 })
    }
    const before = Object.fromEntries(all.map(({ slug }, place) => [slug, place]))
    const after = Object.fromEntries(all.map(({ id, slug }) => [slug, ids.indexOf(id)]))
    return {
      answer: await adminListCategories(tx),
      action: 'category.order',
      subject: 'categories',
      detail: 'The order of the menus',
      before,
      after,
    }
  })
}

/** @throws category_not_found, category_in_use */
export async function adminDeleteCategory(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<Record<string, never>> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireCategory(tx, id)
    const n = await tx.count('products', { where: { category: before.slug } })
    if (n > 0) throw shopError('category_in_use', { n })
    await tx.delete('categories', id)
    return {
      answer: {},
      action: 'category.delete',
      subject: `category:${id}`,
      detail: before.name,
      before,
      after: null,
    }
  })
}
