import type { AdminProduct, AdminProductSummary, ProductInput } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { formatRupees } from '../../money.ts'
import type { ProductRecord, ShopReader, ShopTransaction } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { requireLabel, requireOwnWords, requireSameColours } from './checks.ts'
import { attachProductPictures, letGoOfPictures } from './pictures.ts'
import { keepStockHistory } from './stock-history.ts'
import { requireOwnProduct, toAdminProduct, toSummary } from './view.ts'

/** @throws product_not_found */
export async function adminGetProduct({ store }: Dependencies, id: string): Promise<AdminProduct> {
  return toAdminProduct(store, await requireOwnProduct(store, id))
}

/** Texts of pictures are kept where there is any. */
function withAlts({ imageAlts, ...variant }: ProductInput['variants'][number]) {
  return imageAlts?.some(alt => alt !== '') ? { ...variant, imageAlts } : variant
}

/** The fields of a record that a form fills in. The pictures of the first colour stand for the product. */
export function fromInput({ seo, variants, ...fields }: ProductInput) {
  const hasSeo = seo.title !== '' || seo.description !== ''
  return {
    ...fields,
    categories: [...new Set(fields.categories)],
    variants: variants.map(withAlts),
    imageUrls: [...(variants[0]?.imageUrls ?? [])],
    ...(hasSeo && { seo }),
  }
}

/** A new product: a draft without sales or reviews. */
export function newDraft({ clock, ids }: Dependencies, input: ProductInput): ProductRecord {
  const now = toInstant(clock.now())
  return {
    id: `prd_${ids.id()}`.slice(0, 64),
    ...fromInput(input),
    status: 'draft',
    createdAt: now,
    updatedAt: now,
    version: 1,
    unitsSold: 0,
    ratingSum: 0,
    ratingCount: 0,
  }
}

/** A product as a form changed it. The address that it had on sale leads to the new one. */
export function changedBy(
  { clock }: Dependencies,
  before: ProductRecord,
  input: ProductInput,
): ProductRecord {
  const { seo: _seo, formerSlugs = [], ...rest } = before
  const former =
    before.status === 'draft' || before.slug === input.slug
      ? formerSlugs
      : [...formerSlugs.filter(slug => slug !== input.slug), before.slug]
  return {
    ...rest,
    ...fromInput(input),
    ...(former.length > 0 && { formerSlugs: former.filter(slug => slug !== input.slug) }),
    updatedAt: toInstant(clock.now()),
    version: before.version + 1,
  }
}

/** @throws slug_taken, sku_taken, category_unknown, picture_unknown */
export async function adminCreateProduct(
  dependencies: Dependencies,
  administrator: Administrator,
  input: ProductInput,
): Promise<AdminProduct> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await requireOwnWords(tx, input)
    const product = newDraft(dependencies, input)
    return add(dependencies, tx, administrator, product, 'product.create')
  })
}

async function add(
  dependencies: Dependencies,
  tx: ShopTransaction,
  administrator: Administrator,
  product: ProductRecord,
  action: string,
) {
  await attachProductPictures(tx, product, dependencies.clock.now())
  await tx.put('products', product)
  await keepStockHistory(dependencies, tx, administrator, [null, product], { reason: 'edited' })
  return {
    answer: await toAdminProduct(tx, product),
    action,
    subject: `product:${product.id}`,
    detail: product.name,
    before: null,
    after: product,
  }
}

/**
 * Changes a product, if nobody else did since the administrator read it; selling a piece counts, since its stock is in the
 * form.
 * @throws product_not_found, stale_version, slug_taken, sku_taken, category_unknown, picture_unknown, label_incomplete,
 *   colours_fixed
 */
export async function adminUpdateProduct(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, ...input }: ProductInput & { readonly id: string; readonly version: number },
): Promise<AdminProduct> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOwnProduct(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    requireSameColours(before, input)
    await requireOwnWords(tx, input, id)
    const after = changedBy(dependencies, before, input)
    await requireLabel(tx, after)
    await attachProductPictures(tx, after, dependencies.clock.now())
    await tx.put('products', after)
    await keepStockHistory(dependencies, tx, administrator, [before, after], { reason: 'edited' })
    return {
      answer: await toAdminProduct(tx, after),
      action: 'product.update',
      subject: `product:${id}`,
      detail: after.name,
      before,
      after,
    }
  })
}

/** @throws product_not_found, product_was_published */
export async function adminDeleteProduct(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<Record<string, never>> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOwnProduct(tx, id)
    if (before.status !== 'draft') throw shopError('product_was_published')
    await letGoOfPictures(tx, id, dependencies.clock.now())
    await tx.delete('products', id)
    return {
      answer: {},
      action: 'product.delete',
      subject: `product:${id}`,
      detail: before.name,
      before,
      after: null,
    }
  })
}

/** The first of "tivra-copy", "tivra-copy-2", … that nothing has yet. */
async function freeWord(
  stem: string,
  separator: string,
  isTaken: (word: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const word = number === 1 ? stem : `${stem}${separator}${number}`
    // One after the other: the next is asked for only when this one is taken.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await isTaken(word))) return word
  }
}

const isTakenIn = (reader: ShopReader, index: 'slug' | 'sku') => async (word: string) =>
  (await reader.count('products', { where: { [index]: word } })) > 0

/** A draft like a product: without its stock, sales and reviews. @throws product_not_found */
export async function adminDuplicateProduct(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<AdminProduct> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const { formerSlugs: _former, aspectSums: _aspects, ...source } = await requireOwnProduct(tx, id)
    const variants: ProductRecord['variants'] = []
    for (const variant of source.variants) {
      const sku = await freeWord(`${variant.sku.slice(0, 26)}-COPY`, '', isTakenIn(tx, 'sku'))
      variants.push({ ...variant, sku, stock: 0 })
    }
    const slug = await freeWord(`${source.slug.slice(0, 50)}-copy`, '-', isTakenIn(tx, 'slug'))
    const now = toInstant(dependencies.clock.now())
    const copy: ProductRecord = {
      ...source,
      id: `prd_${dependencies.ids.id()}`.slice(0, 64),
      name: `${source.name} (copy)`.slice(0, 80),
      slug,
      variants,
      badges: [],
      status: 'draft',
      createdAt: now,
      updatedAt: now,
      version: 1,
      unitsSold: 0,
      ratingSum: 0,
      ratingCount: 0,
    }
    return add(dependencies, tx, administrator, copy, 'product.duplicate')
  })
}

/**
 * A product on sale, or archived: in the transaction, for one and for many.
 * @throws label_incomplete, draft_not_archived
 */
export async function moveProduct(
  { clock }: Dependencies,
  tx: ShopTransaction,
  before: ProductRecord,
  status: 'active' | 'archived',
): Promise<ProductRecord> {
  if (before.status === 'draft' && status === 'archived') throw shopError('draft_not_archived', {}, 'status')
  const after = { ...before, status, updatedAt: toInstant(clock.now()), version: before.version + 1 }
  await requireLabel(tx, after)
  await tx.put('products', after)
  return after
}

/** @throws product_not_found, stale_version, label_incomplete, draft_not_archived */
export async function adminSetProductStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  {
    id,
    version,
    status,
  }: { readonly id: string; readonly version: number; readonly status: 'active' | 'archived' },
): Promise<AdminProduct> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOwnProduct(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const after = await moveProduct(dependencies, tx, before, status)
    return {
      answer: await toAdminProduct(tx, after),
      action: 'product.status',
      subject: `product:${id}`,
      detail: `${after.name}: ${before.status} → ${status}`,
      before,
      after,
    }
  })
}

/** @throws product_not_found, stale_version, price_above_mrp */
export async function adminSetProductPrice(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, price }: { readonly id: string; readonly version: number; readonly price: number },
): Promise<AdminProductSummary> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOwnProduct(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    if (price > before.mrp) throw shopError('price_above_mrp', { mrp: formatRupees(before.mrp) }, 'price')
    const updatedAt = toInstant(dependencies.clock.now())
    const after = { ...before, price, updatedAt, version: before.version + 1 }
    await tx.put('products', after)
    return {
      answer: toSummary(after),
      action: 'product.price',
      subject: `product:${id}`,
      detail: `${after.name}: ${formatRupees(before.price)} → ${formatRupees(price)}`,
      before,
      after,
    }
  })
}
