import {
  unconfirmedAlertsKeptDays,
  alertsKeptDays,
  languageField,
  type OperationOutputs,
  type ProductAlertKind,
} from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import { availableStockOf } from '../cart/lines.ts'
import { requireProduct } from '../catalogue/products.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { invalidInput, shopError } from '../errors.ts'
import { queueMessage } from '../messages/outbox.ts'
import { networkOf } from '../network-address.ts'
import { unitPriceOf } from '../pricing.ts'
import { countEvent, dayMs, hourMs } from '../rates.ts'
import type { ShopTransaction } from '../records.ts'
import { alertsOf } from './product-alerts.ts'
import type { ProductAlertRecord } from './records.ts'

/** Messages that strangers may cause: a day for an address, an hour from a network. */
const toAnAddress = [{ count: 5, windowMs: dayMs }]
const fromANetwork = [{ count: 20, windowMs: hourMs }]
/** What one account may wait for. */
const alertLimit = 50

interface Input {
  readonly id: string
  readonly kind: ProductAlertKind
  readonly variantIndex?: number | undefined
  readonly email?: string | undefined
}

/**
 * Notes that somebody wants to be told of a colour (BEY-8). The account's own verified address counts at once; any other
 * one gets a link to confirm it by and nothing else before, and the answer is the same whoever it belongs to.
 * @throws product_not_found, variant_not_found, already_in_stock, invalid_input without an address, alert_limit,
 *   alerts_unavailable without e-mail, too_many_requests
 */
export async function createProductAlert(
  { clock, ids, mailer, store }: Dependencies,
  { clientAddress, language }: RequestContext,
  { user }: Caller,
  { id: productId, kind, variantIndex = 0, email: given }: Input,
): Promise<OperationOutputs['createProductAlert']> {
  if (!mailer.available) throw shopError('alerts_unavailable')
  const nowMs = clock.now()
  return store.transaction(async tx => {
    const product = await requireProduct(tx, productId)
    const sku = product.variants[variantIndex]?.sku
    if (sku === undefined) throw shopError('variant_not_found', {}, 'variantIndex')
    if (kind === 'back_in_stock' && availableStockOf(product, variantIndex) > 0) {
      throw shopError('already_in_stock', {}, 'variantIndex')
    }
    const verified = user?.emailVerified === true ? (user.email?.toLowerCase() ?? null) : null
    const email = given ?? verified
    if (email === null) throw invalidInput([{ message: 'Enter an email address', path: ['email'] }], false)
    const alert = {
      id: ids.id(),
      kind,
      productId: product.id,
      sku,
      email,
      priceWhenAsked: unitPriceOf(product, variantIndex),
      ...languageField(language),
      createdAt: toInstant(nowMs),
    }
    if (user && email === verified) {
      await forgetSame(tx, alert)
      const present = await alertsOf(tx, user)
      if (present.filter(({ status }) => status === 'waiting').length >= alertLimit) {
        throw shopError('alert_limit', { n: alertLimit })
      }
      await tx.put('productAlerts', {
        ...alert,
        userId: user.id,
        status: 'waiting',
        expiresAt: toInstant(nowMs + alertsKeptDays * dayMs),
      })
      return { status: 'waiting', email }
    }
    const counters = [
      { key: `alert:${email}`, limits: toAnAddress },
      { key: `alert-network:${networkOf(clientAddress)}`, limits: fromANetwork },
    ]
    await countEvent(tx, counters, nowMs)
    await tx.put('productAlerts', {
      ...alert,
      userId: null,
      status: 'unconfirmed',
      expiresAt: toInstant(nowMs + unconfirmedAlertsKeptDays * dayMs),
    })
    const topic = { kind: 'confirm_product_alert', alertId: alert.id } as const
    const message = { channel: 'email', to: email, userId: null, topic, createdAt: alert.createdAt } as const
    await queueMessage(tx, `${alert.id}.confirm`, message)
    return { status: 'confirmation_sent', email }
  })
}

/** Who asks again is told once, and by the price that they saw last. */
export async function forgetSame(
  tx: ShopTransaction,
  {
    id,
    email,
    kind,
    productId,
    sku,
  }: Pick<ProductAlertRecord, 'id' | 'email' | 'kind' | 'productId' | 'sku'>,
): Promise<void> {
  for (const other of await tx.list('productAlerts', {
    where: { email, status: ['waiting', 'unconfirmed'] },
  })) {
    const isSame = other.kind === kind && other.productId === productId && other.sku === sku
    if (isSame && other.id !== id) await tx.delete('productAlerts', other.id)
  }
}
