import { expect } from 'vitest'
import type { AccountExport, AdminSupportTicket, OperationOutputs } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

type Created = OperationOutputs['createSupportTicket']

const written = {
  topic: 'order',
  name: 'Meera Nair',
  email: ' Meera@Example.in ',
  phoneNumber: '98123 45678',
  orderNumber: 'shr 7h3k9qwp',
  message: 'The parcel says delivered, and it is not here.\n\nPlease look.',
} as const

const onlyWhatIsNeeded = {
  topic: 'product',
  name: 'Meera Nair',
  email: 'meera@example.in',
  message: 'Does Komal pair with two phones at once?',
} as const

export function supportTicketCases(contractCase: ContractCase): void {
  contractCase('[SHOP-4] a message to the shop gets a number, and both sides are told', async shop => {
    const guest = shop.newVisitor()
    const created = await guest.post<Created>('/support-tickets', written)
    expect(created.status).toBe(201)
    expect(created.body).toEqual({
      number: expect.stringMatching(/^T-[0-9A-HJKMNP-TV-Z]{8}$/),
      email: 'meera@example.in',
    })
    const messages = await shop.store.list('messages')
    expect(messages.map(({ to, topic, status }) => ({ to, kind: topic.kind, status }))).toEqual(
      expect.arrayContaining([
        { to: 'meera@example.in', kind: 'ticket_received', status: 'waiting' },
        { to: 'help@shruti.example', kind: 'ticket_opened', status: 'waiting' },
      ]),
    )
  })

  contractCase('[SHOP-4] phone and order number may be left empty', async shop => {
    const guest = shop.newVisitor()
    const created = await guest.post('/support-tickets', {
      ...onlyWhatIsNeeded,
      phoneNumber: '',
      orderNumber: ' ',
    })
    expect(created.status).toBe(201)
    expect(await shop.store.list('supportTickets')).toMatchObject([{ phoneNumber: null, orderNumber: null }])
  })

  contractCase('[SHOP-4] the same message sent twice is one ticket', async shop => {
    const guest = shop.newVisitor()
    const first = await guest.post<Created>('/support-tickets', written)
    const second = await guest.post<Created>('/support-tickets', written)
    expect(second.body).toEqual(first.body)
    expect(await shop.store.list('supportTickets')).toHaveLength(1)
    const other = await guest.post<Created>('/support-tickets', { ...written, topic: 'payment' })
    expect(other.body.number).not.toBe(first.body.number)
  })

  contractCase('[SHOP-4] what is wrong is said at its field', async shop => {
    const guest = shop.newVisitor()
    const wrong = await guest.post('/support-tickets', {
      topic: 'weather',
      name: ' ',
      email: 'meera',
      phoneNumber: '12',
      message: 'Help',
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({
      code: 'invalid_input',
      fields: {
        topic: 'Choose what it is about',
        name: 'Enter a name',
        email: 'Enter a valid email address',
        phoneNumber: 'Invalid phone number',
        message: 'Use at least 10 characters',
      },
    })
  })

  contractCase('[SHOP-4] an address opens five tickets a day', async shop => {
    const guest = shop.newVisitor()
    for (const nth of [1, 2, 3, 4, 5]) {
      const message = `${onlyWhatIsNeeded.message} (${nth})`
      expect((await guest.post('/support-tickets', { ...onlyWhatIsNeeded, message })).status).toBe(201)
    }
    const sixth = await guest.post('/support-tickets', { ...onlyWhatIsNeeded, message: 'A sixth question.' })
    expectRefusal(sixth, 429, 'too_many_requests', 'Too many requests. Try again in 86400 seconds.')
  })

  contractCase('[SHOP-4] administrators read what waits, and mark it as answered', async shop => {
    const guest = shop.newVisitor()
    await guest.post('/support-tickets', written)
    const admin = await shop.signedInAs('admin')
    const open = await admin.get<AdminSupportTicket[]>('/admin/support-tickets?status=open')
    expect(open.headers.get('x-total-count')).toBe('1')
    expect(open.body).toEqual([
      {
        id: expect.any(String),
        number: expect.any(String),
        topic: 'order',
        name: 'Meera Nair',
        email: 'meera@example.in',
        phoneNumber: '+919812345678',
        orderNumber: 'SHR-7H3K9QWP',
        orderId: null,
        message: 'The parcel says delivered, and it is not here.\n\nPlease look.',
        status: 'open',
        version: 1,
        createdAt: '2026-11-20T06:00:00.000Z',
        answeredAt: null,
      },
    ])
    const path = `/admin/support-tickets/${open.body[0]?.id}`
    expect((await admin.get(path)).body).toEqual(open.body[0])
    const found = await admin.get(
      `/admin/support-tickets?search=${open.body[0]?.number.slice(2)}&direction=desc`,
    )
    expect(found.body).toEqual(open.body)
    expect((await admin.get('/admin/support-tickets?search=nobody%20wrote%20this')).body).toEqual([])
    const answered = await admin.put<AdminSupportTicket>(path, { status: 'answered', version: 1 })
    expect(answered.body).toMatchObject({
      status: 'answered',
      version: 2,
      answeredAt: '2026-11-20T06:00:00.000Z',
    })
    expect((await admin.get('/admin/support-tickets?status=open')).body).toEqual([])
    expect((await admin.get<unknown[]>('/admin/support-tickets')).body).toHaveLength(1)
    const late = await admin.put(path, { status: 'open', version: 1 })
    expectRefusal(late, 409, 'stale_version', 'Someone else changed this. Reload to see their version.')
    const audit = await admin.get<{ action: string; detail: string }[]>('/admin/audit')
    expect(audit.body[0]).toMatchObject({ action: 'support_ticket.status' })
  })

  contractCase('[SHOP-4] a ticket that there is not is not found', async shop => {
    const admin = await shop.signedInAs('admin')
    const missing = await admin.put('/admin/support-tickets/none', { status: 'answered', version: 1 })
    expectRefusal(
      await admin.get('/admin/support-tickets/none'),
      404,
      'support_ticket_not_found',
      'Ticket not found',
    )
    expectRefusal(missing, 404, 'support_ticket_not_found', 'Ticket not found')
    const wrong = await admin.put('/admin/support-tickets/none', { status: 'lost', version: 1 })
    expect(wrong.body).toMatchObject({
      code: 'invalid_input',
      fields: { status: 'Choose open or answered' },
    })
    expect((await admin.get('/admin/support-tickets?status=lost')).status).toBe(400)
  })

  contractCase(
    '[AUTH-11] what someone wrote while signed in is in their data, and goes with them',
    async shop => {
      const ravi = await shop.signedInAs('ravi')
      await ravi.post('/support-tickets', onlyWhatIsNeeded)
      const { body } = await ravi.get<AccountExport>('/user/export')
      expect(body.supportTickets).toMatchObject([{ topic: 'product', message: onlyWhatIsNeeded.message }])
    },
  )
}
