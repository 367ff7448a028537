import { warrantyFaults } from '../../contract/index.ts'
import { courierFacts, senderOf, type ComposedMessage, type OrderFacts } from '../messages/order-content.ts'
import type { WarrantyTopic } from '../messages/records.ts'
import { smsText, speechIn } from '../messages/say.ts'
import { parcelLink } from '../orders/couriers.ts'
import type { WarrantyClaimRecord } from './records.ts'

const news = {
  claim_requested: {
    title: 'Warranty claim received',
    message: 'We look at your claim and tell you within 24 hours on business days how it goes on.',
  },
  claim_approved: {
    title: 'Warranty claim approved',
    message:
      'The courier picks the parcel up at the delivery address. Send the earbuds and the case together.',
  },
  claim_declined: { title: 'Warranty claim declined', message: 'We could not accept your claim.' },
  claim_received: {
    title: 'We have received your product',
    message: 'We test it, and repair or replace it next.',
  },
  claim_repaired: { title: 'Repaired and sent back', message: 'Your product is with the courier.' },
  claim_replaced: { title: 'Replacement sent', message: 'Your replacement is with the courier.' },
} as const

/** What a message about a claim says. */
export function composeClaimMessage(
  { kind }: WarrantyTopic,
  claim: WarrantyClaimRecord,
  { order, store, publicOrigin }: Omit<OrderFacts, 'orderReturn'>,
): ComposedMessage {
  const speech = speechIn(order.language, publicOrigin)
  const { say, sayOfContract } = speech
  const message = say(news[kind].message)
  const line = order.lines[claim.lineIndex]
  const note = claim.timeline.at(-1)?.note
  const { carrier = null, trackingNumber = null } = claim.parcel ?? {}
  const parcel = claim.parcel ? parcelLink(claim.parcel) : null
  const heading = `${say(news[kind].title)}: ${claim.number}`
  const url = `${speech.pages}/orders/${order.id}`
  return {
    mail: {
      ...speech.lang,
      subject: heading,
      heading,
      preheader: message,
      paragraphs: [message, ...(note ? [note] : [])],
      facts: [
        { label: say('Product'), value: `${line?.name ?? ''}, ${line?.variantName ?? ''}` },
        { label: say('Problem'), value: sayOfContract(warrantyFaults[claim.fault]) },
        ...courierFacts({ carrier, trackingNumber }, speech),
      ],
      action:
        parcel === null ? { label: say('View order'), url } : { label: say('Track parcel'), url: parcel },
      reason: say('You get this message because you ordered from {shop}. Order {number}.', {
        shop: store.name,
        number: order.number,
      }),
      sender: senderOf(store),
    },
    text: smsText(speech, { from: store.name, heading, more: message, link: parcel ?? url }),
  }
}
