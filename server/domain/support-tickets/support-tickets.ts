import type { AdminSupportTicket, SupportTicket } from '../../contract/index.ts'
import { changeAsAdministrator, type Administrator } from '../admin/audit.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageBounds, type RecordPage, type WaitingListQuery } from '../paging.ts'
import type { ShopReader, ShopTransaction } from '../records.ts'
import type { SupportTicketRecord } from './records.ts'

const pageSize = 50

function toTicket(record: SupportTicketRecord): SupportTicket {
  const { userId: _userId, version: _version, language: _language, ...ticket } = record
  return ticket
}

async function toAdminTicket(reader: ShopReader, record: SupportTicketRecord): Promise<AdminSupportTicket> {
  const [order] =
    record.orderNumber === null
      ? []
      : await reader.list('orders', { where: { number: record.orderNumber }, limit: 1 })
  return { ...toTicket(record), version: record.version, orderId: order?.id ?? null }
}

/** What people wrote, those that wait longest first unless asked otherwise. */
export async function adminListSupportTickets(
  { store }: Dependencies,
  query: WaitingListQuery<SupportTicket['status']>,
): Promise<RecordPage<AdminSupportTicket>> {
  const { status, search, direction = 'asc' } = query
  const selection = {
    ...(status && { where: { status } }),
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  }
  const [tickets, total] = await Promise.all([
    store.list('supportTickets', {
      ...selection,
      orderBy: { index: 'createdAt', direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('supportTickets', selection),
  ])
  return { items: await Promise.all(tickets.map(ticket => toAdminTicket(store, ticket))), total }
}

/** @throws support_ticket_not_found */
export async function adminGetSupportTicket(
  { store }: Dependencies,
  id: string,
): Promise<AdminSupportTicket> {
  const ticket = await store.get('supportTickets', id)
  if (!ticket) throw shopError('support_ticket_not_found')
  return toAdminTicket(store, ticket)
}

/**
 * Marks a ticket as answered, or opens it again.
 * @throws support_ticket_not_found, stale_version
 */
export async function adminSetSupportTicketStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, status, version }: Pick<SupportTicketRecord, 'id' | 'status' | 'version'>,
): Promise<AdminSupportTicket> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await tx.get('supportTickets', id)
    if (!before) throw shopError('support_ticket_not_found')
    if (before.version !== version) throw shopError('stale_version')
    const after: SupportTicketRecord = {
      ...before,
      status,
      version: version + 1,
      answeredAt: status === 'answered' ? toInstant(dependencies.clock.now()) : null,
    }
    await tx.put('supportTickets', after)
    return {
      answer: await toAdminTicket(tx, after),
      action: 'support_ticket.status',
      subject: `support_ticket:${id}`,
      detail: `Ticket ${before.number}: ${status}`,
      before: { status: before.status },
      after: { status },
    }
  })
}

/** What someone wrote while signed in, oldest first, for the export of their data. */
export async function ticketsOf(reader: ShopReader, userId: string): Promise<SupportTicket[]> {
  const tickets = await reader.list('supportTickets', { where: { userId } })
  return tickets.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt)).map(toTicket)
}

/** Removes what someone wrote whose account is deleted. */
export async function eraseSupportTickets(tx: ShopTransaction, userId: string): Promise<void> {
  for (const { id } of await tx.list('supportTickets', { where: { userId } }))
    await tx.delete('supportTickets', id)
}
