import { languageField, type OperationOutputs } from '../../contract/index.ts'
import type { supportTicketSchemas } from '../../contract/index.ts'
import type { z } from 'zod'
import type { Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { queueMessage } from '../messages/outbox.ts'
import { networkOf } from '../network-address.ts'
import { normaliseOrderNumber, randomSymbols } from '../orders/numbers.ts'
import { countEvent, dayMs, hourMs } from '../rates.ts'
import type { SupportTicketRecord } from './records.ts'

/** Each causes two messages: a day for an address, an hour from a network. */
const fromAnAddress = [{ count: 5, windowMs: dayMs }]
const fromANetwork = [{ count: 20, windowMs: hourMs }]

type Input = z.output<typeof supportTicketSchemas.createSupportTicketInput>

/**
 * Takes what somebody writes to the shop, tells them its number and the shop's own mailbox what it says (SHOP-4). The
 * message to them repeats nothing that they typed: the address may be a stranger's. What is sent again while it is
 * open is the ticket that there is.
 * @throws too_many_requests
 */
export async function createSupportTicket(
  dependencies: Dependencies,
  { clientAddress, language }: RequestContext,
  { user }: Caller,
  input: Input,
): Promise<OperationOutputs['createSupportTicket']> {
  const { clock, ids, mailer, store } = dependencies
  const nowMs = clock.now()
  return store.transaction(async tx => {
    const earlier = await tx.list('supportTickets', { where: { email: input.email, status: 'open' } })
    const same = earlier.find(({ message, topic }) => message === input.message && topic === input.topic)
    if (same) return { number: same.number, email: same.email }
    const counters = [
      { key: `ticket:${input.email}`, limits: fromAnAddress },
      { key: `ticket-network:${networkOf(clientAddress)}`, limits: fromANetwork },
    ]
    await countEvent(tx, counters, nowMs)
    const { orderNumber, phoneNumber, ...written } = input
    const ticket: SupportTicketRecord = {
      ...written,
      id: ids.id(),
      number: `T-${randomSymbols(dependencies)}`,
      version: 1,
      phoneNumber: phoneNumber ?? null,
      orderNumber: orderNumber === undefined ? null : normaliseOrderNumber(orderNumber),
      userId: user?.id ?? null,
      status: 'open',
      createdAt: toInstant(nowMs),
      answeredAt: null,
      ...languageField(language),
    }
    await tx.put('supportTickets', ticket)
    if (mailer.available) {
      const { store: shop } = await readSettings(tx)
      const common = { channel: 'email', createdAt: ticket.createdAt } as const
      await queueMessage(tx, `${ticket.id}.received`, {
        ...common,
        to: ticket.email,
        userId: ticket.userId,
        topic: { kind: 'ticket_received', ticketId: ticket.id },
      })
      await queueMessage(tx, `${ticket.id}.opened`, {
        ...common,
        to: shop.supportEmail,
        userId: null,
        topic: { kind: 'ticket_opened', ticketId: ticket.id },
      })
    }
    return { number: ticket.number, email: ticket.email }
  })
}
