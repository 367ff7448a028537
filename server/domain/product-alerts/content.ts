import { unconfirmedAlertsKeptDays } from '../../contract/index.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { senderOf, type ComposedMessage } from '../messages/order-content.ts'
import type { ProductAlertTopic } from '../messages/records.ts'
import { formatRupees } from '../money.ts'
import type { MessageContent } from '../ports/message-content.ts'
import { unitPriceOf } from '../pricing.ts'
import { alertToken } from './links.ts'

type Words = Pick<MessageContent, 'subject' | 'paragraphs' | 'action'>

/** Null when it was taken back meanwhile, or the product has gone. */
export async function composeAlertMessage(
  dependencies: Pick<Dependencies, 'store' | 'hasher'>,
  { kind, alertId }: ProductAlertTopic,
  publicOrigin: string,
): Promise<ComposedMessage | null> {
  const { store } = dependencies
  const alert = await store.get('productAlerts', alertId)
  const product = alert && (await store.get('products', alert.productId))
  const index = product?.variants.findIndex(({ sku }) => sku === alert?.sku) ?? -1
  const variant = product?.variants[index]
  if (!alert || !product || !variant) return null
  const { store: shop } = await readSettings(store)
  const token = encodeURIComponent(await alertToken(dependencies, alertId))
  const name = `${product.name} in ${variant.name}`
  const price = unitPriceOf(product, index)
  const productUrl = `${publicOrigin}/product/${encodeURIComponent(product.slug)}?color=${encodeURIComponent(variant.name.toLowerCase())}`
  const words = ((): Words => {
    switch (kind) {
      case 'confirm_product_alert':
        return {
          subject: 'Confirm your email address',
          paragraphs: [
            alert.kind === 'back_in_stock'
              ? `You asked for an email when this is back in stock: ${name}.`
              : `You asked for an email when this costs less than ${formatRupees(alert.priceWhenAsked)}: ${name}.`,
            `Confirm that this address is yours within ${unconfirmedAlertsKeptDays} days. If it was not you who asked, ignore this email: we will not write again.`,
          ],
          action: { label: 'Confirm', url: `${publicOrigin}/product-alerts/confirm?token=${token}` },
        }
      case 'back_in_stock':
        return {
          subject: `Back in stock: ${name}`,
          paragraphs: [
            `You can buy ${name} again, for ${formatRupees(price)}.`,
            'We cannot keep a piece for you. This is the only message that we send for this request.',
          ],
          action: { label: `View ${product.name}`, url: productUrl },
        }
      case 'price_drop':
        return {
          subject: `Now ${formatRupees(price)}: ${name}`,
          paragraphs: [
            `When you asked, the price of ${name} was ${formatRupees(alert.priceWhenAsked)}. Now it is ${formatRupees(price)}.`,
            'This is the only message that we send for this request.',
          ],
          action: { label: `View ${product.name}`, url: productUrl },
        }
    }
  })()
  const [first = ''] = words.paragraphs
  return {
    mail: {
      ...words,
      heading: words.subject,
      preheader: first,
      reason: `You get this message because someone asked for it at ${shop.name} with this email address.`,
      stop: {
        label: 'Stop all messages about products',
        url: `${publicOrigin}/product-alerts/stop?token=${token}`,
      },
      sender: senderOf(shop),
    },
    text: `${shop.name}: ${words.subject}. ${productUrl}`,
  }
}
