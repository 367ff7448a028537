import type { ProductAlert } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import type { ProductAlertRecord } from './records.ts'

type AddressOwner = Pick<UserRecord, 'id' | 'email' | 'emailVerified'>

/** All that an account asked for, and all that its verified address confirmed without it. */
export async function alertsOf(
  reader: ShopReader,
  { id, email, emailVerified }: AddressOwner,
): Promise<readonly ProductAlertRecord[]> {
  const own = await reader.list('productAlerts', { where: { userId: id } })
  if (email === null || emailVerified !== true) return own
  const byAddress = await reader.list('productAlerts', { where: { email: email.toLowerCase() } })
  return [...own, ...byAddress.filter(({ userId }) => userId !== id)]
}

/** Null when the product or the colour has gone. */
export async function toProductAlert(
  reader: ShopReader,
  { id, kind, productId, sku, email, priceWhenAsked, createdAt }: ProductAlertRecord,
): Promise<ProductAlert | null> {
  const product = await reader.get('products', productId)
  const variantIndex = product?.variants.findIndex(variant => variant.sku === sku) ?? -1
  const variant = product?.variants[variantIndex]
  if (!product || !variant) return null
  return {
    id,
    kind,
    productId,
    slug: product.slug,
    name: product.name,
    imageUrl: variant.imageUrls[0] ?? product.imageUrls[0] ?? null,
    variantIndex,
    variantName: variant.name,
    email,
    priceWhenAsked,
    createdAt,
  }
}

/** What the user waits to be told, the newest first (BEY-8). */
export async function listProductAlerts(
  { store }: Pick<Dependencies, 'store'>,
  user: AddressOwner,
): Promise<ProductAlert[]> {
  return waitingOf(store, user)
}

async function waitingOf(reader: ShopReader, user: AddressOwner): Promise<ProductAlert[]> {
  const waiting = (await alertsOf(reader, user)).filter(({ status }) => status === 'waiting')
  const newestFirst = waiting.toSorted(
    (left, right) => right.createdAt.localeCompare(left.createdAt) || left.id.localeCompare(right.id),
  )
  const shown = await Promise.all(newestFirst.map(alert => toProductAlert(reader, alert)))
  return shown.filter(alert => alert !== null)
}

/** Takes one of the user's own back; what is none of them stays. Answers with the rest. */
export async function deleteProductAlert(
  { store }: Dependencies,
  user: AddressOwner,
  alertId: string,
): Promise<ProductAlert[]> {
  return store.transaction(async tx => {
    const own = await alertsOf(tx, user)
    if (own.some(({ id }) => id === alertId)) await tx.delete('productAlerts', alertId)
    return waitingOf(tx, user)
  })
}

/** Removes all that a deleted account asked for. */
export async function eraseProductAlerts(tx: ShopTransaction, user: AddressOwner): Promise<void> {
  for (const { id } of await alertsOf(tx, user)) await tx.delete('productAlerts', id)
}
