import * as z from 'zod'
import { operation } from './operation.ts'
import * as tickets from './schemas/support-tickets.ts'

/** Writing to the shop, and what becomes of it. */
export const supportTicketOperations = {
  createSupportTicket: operation('createSupportTicket', {
    summary: 'Write to the shop; the same message sent twice is one ticket',
    input: tickets.createSupportTicketInput,
    output: tickets.createSupportTicketAnswer,
    errors: ['invalid_input'],
  }),
  adminListSupportTickets: operation('adminListSupportTickets', {
    summary: 'What people wrote, those that wait longest first; X-Total-Count carries how many',
    input: tickets.adminListSupportTicketsInput,
    output: z.array(tickets.adminSupportTicket),
    errors: ['invalid_input'],
  }),
  adminGetSupportTicket: operation('adminGetSupportTicket', {
    summary: 'What somebody wrote',
    input: tickets.supportTicketIdInput,
    output: tickets.adminSupportTicket,
    errors: ['support_ticket_not_found'],
  }),
  adminSetSupportTicketStatus: operation('adminSetSupportTicketStatus', {
    summary: 'Mark a ticket as answered, or open it again',
    input: tickets.adminSetSupportTicketStatusInput,
    output: tickets.adminSupportTicket,
    errors: ['invalid_input', 'support_ticket_not_found', 'stale_version'],
  }),
}
