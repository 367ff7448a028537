import { trackingUrl, warrantyFaults } from '../../contract/index.ts'
import { senderOf, type ComposedMessage, type OrderFacts } from '../messages/order-content.ts'
import type { WarrantyTopic } from '../messages/records.ts'
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
  const { title, message } = news[kind]
  const line = order.lines[claim.lineIndex]
  const note = claim.timeline.at(-1)?.note
  const { carrier = null, trackingNumber = null } = claim.parcel ?? {}
  const parcel = trackingUrl(carrier, trackingNumber)
  const heading = `${title}: ${claim.number}`
  const url = `${publicOrigin}/orders/${order.id}`
  return {
    mail: {
      subject: heading,
      heading,
      preheader: message,
      paragraphs: [message, ...(note ? [note] : [])],
      facts: [
        { label: 'Product', value: `${line?.name ?? ''}, ${line?.variantName ?? ''}` },
        { label: 'Problem', value: warrantyFaults[claim.fault] },
        ...(carrier === null ? [] : [{ label: 'Courier', value: carrier }]),
        ...(trackingNumber === null ? [] : [{ label: 'Tracking number', value: trackingNumber }]),
      ],
      action: parcel === null ? { label: 'View order', url } : { label: 'Track parcel', url: parcel },
      reason: `You get this message because you ordered from ${store.name}. Order ${order.number}.`,
      sender: senderOf(store),
    },
    text: `${store.name}: ${heading}. ${message} ${parcel ?? url}`,
  }
}
