import { grievancePromise, replyPromise, supportTopics } from '../../contract/index.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { senderOf, type ComposedMessage } from '../messages/order-content.ts'
import { speechIn } from '../messages/say.ts'
import type { SupportTicketTopic } from '../messages/records.ts'
import type { MessageContent } from '../ports/message-content.ts'
import type { SupportTicketRecord } from './records.ts'

type Words = Pick<MessageContent, 'lang' | 'subject' | 'paragraphs' | 'facts' | 'reason'>

/** What whoever wrote is told: nothing of it is what they typed. */
function toTheWriter({ number, topic, language }: SupportTicketRecord, shopName: string): Words {
  const { say, sayOfContract, lang } = speechIn(language)
  const promise = sayOfContract(topic === 'complaint' ? grievancePromise : replyPromise)
  return {
    ...lang,
    subject: say('We have your message: ticket {number}', { number }),
    paragraphs: [
      say('Your message has reached us. {promise}', { promise }),
      say('Mention {number} when you write or call about it.', { number }),
    ],
    reason: say('You get this message because someone wrote to {shop} with this email address.', {
      shop: shopName,
    }),
  }
}

/** What the shop's own mailbox is told: all of it. */
const toTheShop = (ticket: SupportTicketRecord): Words => ({
  subject: `Ticket ${ticket.number}: ${supportTopics[ticket.topic]}`,
  paragraphs: ticket.message.split(/\n+/),
  facts: [
    { label: 'Name', value: ticket.name },
    { label: 'Email', value: ticket.email },
    ...(ticket.phoneNumber === null ? [] : [{ label: 'Phone', value: ticket.phoneNumber }]),
    ...(ticket.orderNumber === null ? [] : [{ label: 'Order', value: ticket.orderNumber }]),
    { label: 'Signed in', value: ticket.userId === null ? 'No' : 'Yes' },
  ],
  reason: 'You get this message because the contact form of the shop was used.',
})

/** Null when the ticket has gone meanwhile, with the account of whoever wrote it. */
export async function composeTicketMessage(
  { store }: Pick<Dependencies, 'store'>,
  { kind, ticketId }: SupportTicketTopic,
): Promise<ComposedMessage | null> {
  const ticket = await store.get('supportTickets', ticketId)
  if (!ticket) return null
  const { store: shop } = await readSettings(store)
  const words = kind === 'ticket_received' ? toTheWriter(ticket, shop.name) : toTheShop(ticket)
  const [preheader = ''] = words.paragraphs
  return {
    mail: { ...words, heading: words.subject, preheader, sender: senderOf(shop) },
    text: `${shop.name}: ${words.subject}`,
  }
}
