import type { SupportTopic } from './types.ts'

/** What a message to the shop is about, as the form, the shop's own messages and the administration say it. */
export const supportTopics: Readonly<Record<SupportTopic, string>> = {
  order: 'An order or its delivery',
  return: 'A return, refund or warranty',
  product: 'A product',
  payment: 'A payment',
  account: 'My account or my data',
  complaint: 'A complaint to the grievance officer',
  other: 'Something else',
}

/** When an answer comes: the page, the form and the message say the same. */
export const replyPromise = 'We reply within 24 hours on business days.'

/** What whoever wrote reads then. */
export const createdTicketText = (number: string): string =>
  `Your ticket number is ${number}. ${replyPromise}`
