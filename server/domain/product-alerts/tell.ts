import { alertsKeptDays, type ProductAlertKind } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { availableStockOf } from '../cart/lines.ts'
import type { Dependencies } from '../context.ts'
import { queueMessage } from '../messages/outbox.ts'
import { unitPriceOf } from '../pricing.ts'
import { dayMs } from '../rates.ts'
import type { ProductRecord, ShopReader, ShopTransaction } from '../records.ts'
import { waitersKey, type ProductAlertRecord } from './records.ts'

/** Told in one transaction, at most: few enough that a shopper who comes in between does not notice. */
const sliceSize = 10

interface Colour {
  readonly productId: string
  readonly index: number
  readonly kind: ProductAlertKind
}

/**
 * Writes a message into the outbox for everybody who waits for a colour that can be bought again, or that costs less than
 * when they asked: once each, in the transaction that ends their waiting. It goes by what the catalogue says now and not
 * by who changed it, so that a cancelled order, a return, an unpaid order and an edited product all count. A product that
 * a bulk action changed waits until that can no longer be taken back.
 * To be called every few seconds, one run at a time.
 * @param signal ends it after the slice that it is at
 * @throws StoreUnavailable when the store refuses a write
 */
export async function tellOfProducts(dependencies: Dependencies, signal?: AbortSignal): Promise<void> {
  const { mailer, store } = dependencies
  if (!mailer.available || (await store.count('productAlerts', { where: { status: 'waiting' } })) === 0)
    return
  const undecided = await stillUndone(dependencies, store)
  for (const product of await store.list('products')) {
    if (undecided.has(product.id)) continue
    for (const index of product.variants.keys()) {
      for (const kind of ['back_in_stock', 'price_drop'] as const) {
        const colour: Colour = { productId: product.id, index, kind }
        let told = (await whoToTell(store, product, colour)).length
        while (told > 0) {
          if (signal?.aborted === true) return
          told = await store.transaction(tx => tellSlice(dependencies, tx, colour))
        }
      }
    }
  }
}

/** The products that a bulk action changed which can still be taken back. */
async function stillUndone(
  { clock }: Pick<Dependencies, 'clock'>,
  reader: ShopReader,
): Promise<ReadonlySet<string>> {
  const undos = await reader.list('undos', { range: { index: 'expiresAt', from: toInstant(clock.now()) } })
  const writes = undos.flatMap(({ changes }) => changes.flatMap(change => change.writes))
  return new Set(writes.flatMap(({ collection, id }) => (collection === 'products' ? [id] : [])))
}

/** @returns how many were told; none any more where the last piece was sold since, or the change may be taken back */
async function tellSlice(dependencies: Dependencies, tx: ShopTransaction, colour: Colour): Promise<number> {
  const product = await tx.get('products', colour.productId)
  if (!product || (await stillUndone(dependencies, tx)).has(product.id)) return 0
  const waiting = await whoToTell(tx, product, colour)
  for (const alert of waiting) await tell(dependencies, tx, alert)
  return waiting.length
}

async function whoToTell(
  reader: ShopReader,
  product: ProductRecord,
  { index, kind }: Colour,
): Promise<readonly ProductAlertRecord[]> {
  const sku = product.variants[index]?.sku
  if (sku === undefined || product.status !== 'active') return []
  if (kind === 'back_in_stock' && availableStockOf(product, index) === 0) return []
  return reader.list('productAlerts', {
    where: { waitingFor: waitersKey(kind, product.id, sku) },
    orderBy: { index: 'priceWhenAsked', direction: 'desc' },
    ...(kind === 'price_drop' && {
      range: { index: 'priceWhenAsked', from: unitPriceOf(product, index) + 1 },
    }),
    limit: sliceSize,
  })
}

/** An account is written to at the verified address that it has now. Without one nobody is told. */
async function tell({ clock }: Dependencies, tx: ShopTransaction, alert: ProductAlertRecord): Promise<void> {
  const nowMs = clock.now()
  const { id, kind, userId } = alert
  const user = userId === null ? null : await tx.get('users', userId)
  const to = user === null ? alert.email : user?.emailVerified === true ? user.email : null
  const expiresAt = toInstant(nowMs + alertsKeptDays * dayMs)
  await tx.put('productAlerts', { ...alert, status: 'told', expiresAt })
  if (to === null) return
  const topic = { kind, alertId: id }
  await queueMessage(tx, `${id}.told`, { channel: 'email', to, userId, topic, createdAt: toInstant(nowMs) })
}
