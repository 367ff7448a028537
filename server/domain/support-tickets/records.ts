import type { Language, SupportTopic } from '../../contract/index.ts'
import { supportTicketExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** What somebody wrote to the shop. Instants are ISO 8601 in UTC. */
export interface SupportTicketRecord {
  id: string
  /** "T-8KQ2M4XD". */
  number: string
  version: number
  topic: SupportTopic
  name: string
  /** In lower case. Whoever wrote it typed it: it proves nothing. */
  email: string
  phoneNumber: string | null
  /** As an order's number is written; there need not be such an order. */
  orderNumber: string | null
  message: string
  /** Who was signed in; null for a guest. */
  userId: string | null
  status: 'open' | 'answered'
  createdAt: string
  answeredAt: string | null
  /** Of the page that it was written on; absent: English. */
  language?: Language
}

export const supportTicketCollections = {
  supportTickets: collection<SupportTicketRecord>({
    equal: {
      number: { of: ticket => ticket.number, unique: true },
      email: { of: ticket => ticket.email },
      userId: { of: ticket => ticket.userId ?? undefined },
      status: { of: ticket => ticket.status },
    },
    sorted: { createdAt: ticket => ticket.createdAt, expiresAt: supportTicketExpiry },
    within: { status: ['createdAt'] },
    text: {
      search: ({ number, name, email, orderNumber, message }) =>
        [number, name, email, orderNumber ?? '', message].join('\n'),
    },
  }),
} as const
