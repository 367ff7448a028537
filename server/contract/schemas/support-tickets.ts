import * as z from 'zod'
import { email, personName } from './account.ts'
import { listInput } from './admin-lists.ts'
import { id, instant, pathId, phoneNumber } from './common.ts'
import { paragraphs } from './text.ts'

/** What a message to the shop is about. */
export const supportTopic = z.enum(
  ['order', 'return', 'product', 'payment', 'account', 'complaint', 'other'],
  'Choose what it is about',
)

export const supportTicketStatus = z.enum(['open', 'answered'], 'Choose open or answered')

/** A form sends nothing as an empty text. */
const none = z
  .string()
  .trim()
  .length(0)
  .transform(() => undefined)

export const createSupportTicketInput = z.object({
  topic: supportTopic,
  name: personName,
  /** Where the answer goes. */
  email,
  /** To call back. */
  phoneNumber: z.union([none, phoneNumber]).optional(),
  /** As the customer types it; it need not be one of ours. */
  orderNumber: z
    .string()
    .trim()
    .max(40, 'Use at most 40 characters')
    .transform(number => (number === '' ? undefined : number))
    .optional(),
  message: paragraphs({
    missing: 'Write your message',
    min: 10,
    tooShort: 'Use at least 10 characters',
    max: 3000,
  }),
})

export const createSupportTicketAnswer = z.strictObject({
  /** "T-8KQ2M4XD": by it the message is found again. */
  number: z.string(),
  /** Where the answer goes. */
  email: z.string(),
})

/** What somebody wrote to the shop. */
export const supportTicket = z.strictObject({
  id,
  number: z.string(),
  topic: supportTopic,
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  orderNumber: z.string().nullable(),
  message: z.string(),
  status: supportTicketStatus,
  createdAt: instant,
  answeredAt: instant.nullable(),
})

export const adminSupportTicket = z.strictObject({
  ...supportTicket.shape,
  /** Of the order that the number names; null where there is none. */
  orderId: id.nullable(),
  version: z.int(),
})

/** The search looks through number, name, email, order number and message. */
export const adminListSupportTicketsInput = z.object({
  status: supportTicketStatus.optional(),
  ...listInput(['createdAt']),
})

export const supportTicketIdInput = z.object({ id: pathId })

export const adminSetSupportTicketStatusInput = z.object({
  id: pathId,
  status: supportTicketStatus,
  version: z.int(),
})
