import { unconfirmedAlertsKeptDays } from '../../contract/index.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { senderOf, type ComposedMessage } from '../messages/order-content.ts'
import { smsText, speechIn } from '../messages/say.ts'
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
  const speech = speechIn(alert.language, publicOrigin)
  const { say, pages } = speech
  const name = say('{name} in {colour}', { name: product.name, colour: variant.name })
  const price = formatRupees(unitPriceOf(product, index))
  const before = formatRupees(alert.priceWhenAsked)
  const productUrl = `${pages}/product/${encodeURIComponent(product.slug)}?color=${encodeURIComponent(variant.name.toLowerCase())}`
  const words = ((): Words => {
    switch (kind) {
      case 'confirm_product_alert':
        return {
          subject: say('Confirm your email address'),
          paragraphs: [
            alert.kind === 'back_in_stock'
              ? say('You asked for an email when this is back in stock: {name}.', { name })
              : say('You asked for an email when this costs less than {price}: {name}.', {
                  price: before,
                  name,
                }),
            say(
              'Confirm that this address is yours within {days} days. If it was not you who asked, ignore this email: we will not write again.',
              { days: unconfirmedAlertsKeptDays },
            ),
          ],
          action: { label: say('Confirm'), url: `${pages}/product-alerts/confirm?token=${token}` },
        }
      case 'back_in_stock':
        return {
          subject: say('Back in stock: {name}', { name }),
          paragraphs: [
            say('You can buy {name} again, for {price}.', { name, price }),
            say('We cannot keep a piece for you. This is the only message that we send for this request.'),
          ],
          action: { label: say('View {name}', { name: product.name }), url: productUrl },
        }
      case 'price_drop':
        return {
          subject: say('Now {price}: {name}', { price, name }),
          paragraphs: [
            say('When you asked, the price of {name} was {before}. Now it is {price}.', {
              name,
              before,
              price,
            }),
            say('This is the only message that we send for this request.'),
          ],
          action: { label: say('View {name}', { name: product.name }), url: productUrl },
        }
    }
  })()
  const [first = ''] = words.paragraphs
  return {
    mail: {
      ...speech.lang,
      ...words,
      heading: words.subject,
      preheader: first,
      reason: say('You get this message because someone asked for it at {shop} with this email address.', {
        shop: shop.name,
      }),
      stop: {
        label: say('Stop all messages about products'),
        url: `${pages}/product-alerts/stop?token=${token}`,
      },
      sender: senderOf(shop),
    },
    text: smsText(speech, { from: shop.name, heading: words.subject, more: '', link: productUrl }),
  }
}
