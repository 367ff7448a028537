import { expect } from 'vitest'
import type { AccountExport, OrderWarranties, WarrantyClaim } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor, type TestShop } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const dayMs = 24 * 60 * 60 * 1000

const claim = {
  lineIndex: 0,
  fault: 'no_sound',
  description: 'The left one has been silent since yesterday.',
} as const

const ask = (visitor: SuiteVisitor, more: object = {}) =>
  visitor.post<WarrantyClaim>('/orders/ord-delivered/warranty-claims', { ...claim, ...more })

const move = (visitor: SuiteVisitor, { id, version }: WarrantyClaim, status: string, more: object = {}) =>
  visitor.post<WarrantyClaim>(`/admin/warranty-claims/${id}/status`, { version, status, ...more })

async function withPieces(shop: TestShop, quantity: number): Promise<void> {
  await shop.store.transaction(async tx => {
    const order = await tx.get('orders', 'ord-delivered')
    const lines = order?.lines.map(line => ({ ...line, quantity }))
    if (order && lines) await tx.put('orders', { ...order, lines })
  })
}

export function warrantyCases(contractCase: ContractCase): void {
  contractCase('[BEY-10] buying registers the warranty, which runs from the delivery', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.get<OrderWarranties>('/orders/ord-delivered/warranties')
    expect(body).toEqual({
      lines: [
        {
          lineIndex: 0,
          name: 'Raga',
          variantName: 'Silver',
          months: 24,
          until: '2028-11-01T06:00:00.000Z',
          canClaim: true,
        },
      ],
      claims: [],
    })
    const ravi = await shop.signedInAs('ravi')
    const strange = await ravi.get('/orders/ord-delivered/warranties')
    expectRefusal(strange, 404, 'order_not_found', 'Order not found')
  })

  contractCase('[BEY-10] the months are those that were promised when it was bought', async shop => {
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-delivered')
      if (order) await tx.put('orders', { ...order, warrantyMonths: [36] })
    })
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.get<OrderWarranties>('/orders/ord-delivered/warranties')
    expect(body.lines[0]).toMatchObject({ months: 36, until: '2029-11-01T06:00:00.000Z' })
  })

  contractCase('[BEY-10] a claim is made, approved, received, and ends with a parcel', async shop => {
    const asha = await shop.signedInAs('asha')
    const asked = await ask(asha)
    expect(asked.status).toBe(201)
    expect(asked.body).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^W-[0-9A-HJKMNP-TV-Z]{8}$/),
      orderId: 'ord-delivered',
      version: 1,
      lineIndex: 0,
      name: 'Raga',
      variantName: 'Silver',
      fault: 'no_sound',
      description: 'The left one has been silent since yesterday.',
      status: 'requested',
      parcel: null,
      timeline: [{ status: 'requested', at: '2026-11-20T06:00:00.000Z', by: 'customer' }],
      allowedStatuses: ['approved', 'declined'],
    })
    const administrator = await shop.signedInAs('admin')
    const waiting = await administrator.get<WarrantyClaim[]>('/admin/warranty-claims?status=requested')
    const [first] = waiting.body
    expect((await administrator.get(`/admin/warranty-claims/${first?.id}`)).body).toEqual(first)
    const found = await administrator.get(`/admin/warranty-claims?search=${first?.number}&direction=desc`)
    expect(found.body).toEqual([first])
    expect(waiting.headers.get('x-total-count')).toBe('1')
    expect(waiting.body).toEqual([asked.body])
    let { body } = await move(administrator, asked.body, 'approved')
    body = (await move(administrator, body, 'received')).body
    const missing = 'Tracking number is required to mark as shipped'
    const unnamed = await move(administrator, body, 'repaired')
    expectRefusal(unnamed, 400, 'tracking_number_required', missing, { trackingNumber: missing })
    const parcel = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
    body = (await move(administrator, body, 'repaired', parcel)).body
    expect(body).toMatchObject({
      status: 'repaired',
      parcel: { ...parcel, trackingUrl: 'https://www.delhivery.com/track-v2/package/1490815562035' },
      allowedStatuses: [],
    })
    const { body: after } = await asha.get<OrderWarranties>('/orders/ord-delivered/warranties')
    expect(after.claims).toEqual([body])
    expect(after.lines[0]).toMatchObject({ canClaim: true })
    const kinds = (await shop.store.list('messages')).map(({ topic }) => topic.kind)
    for (const kind of ['claim_requested', 'claim_approved', 'claim_received', 'claim_repaired'])
      expect(kinds).toContain(kind)
    expect((await asha.get<AccountExport>('/user/export')).body.warrantyClaims).toEqual([body])
  })

  contractCase('[BEY-10] each piece has one open claim, and what went back has none', async shop => {
    await withPieces(shop, 2)
    const asha = await shop.signedInAs('asha')
    await asha.post('/orders/ord-delivered/returns', {
      items: [{ lineIndex: 0, quantity: 1 }],
      reason: 'changed_mind',
      upiId: 'asha.rao@okbank',
    })
    expect((await ask(asha)).status).toBe(201)
    const message = 'A claim is already open for this item'
    expectRefusal(await ask(asha), 409, 'warranty_claim_open', message, { lineIndex: message })
  })

  contractCase('[BEY-10] a declined claim says why, and a stale or wrong move is refused', async shop => {
    const asha = await shop.signedInAs('asha')
    const administrator = await shop.signedInAs('admin')
    const { body } = await ask(asha)
    const why = 'Say why the claim is declined'
    expectRefusal(await move(administrator, body, 'declined'), 400, 'decline_reason_required', why, {
      note: why,
    })
    const early = await move(administrator, body, 'repaired', { trackingNumber: '1' })
    expectRefusal(early, 409, 'warranty_claim_transition', 'Claim cannot move from requested to repaired')
    const note = 'The earbud was opened.'
    expect((await move(administrator, body, 'declined', { note })).body.timeline.at(-1)).toMatchObject({
      note,
    })
    const stale = 'Someone else changed this. Reload to see their version.'
    expectRefusal(await move(administrator, body, 'approved'), 409, 'stale_version', stale)
    expectRefusal(
      await administrator.get('/admin/warranty-claims/none'),
      404,
      'warranty_claim_not_found',
      'Claim not found',
    )
    const missing = await administrator.post('/admin/warranty-claims/none/status', {
      version: 1,
      status: 'approved',
    })
    expectRefusal(missing, 404, 'warranty_claim_not_found', 'Claim not found')
    const lost = await administrator.post('/admin/warranty-claims/none/status', {
      version: 1,
      status: 'lost',
    })
    expect(lost.body).toMatchObject({ fields: { status: 'Choose a status of a claim' } })
    expect((await administrator.get('/admin/warranty-claims?status=lost')).status).toBe(400)
  })

  contractCase('[BEY-10] what has no warranty, or none any more, is said with its day', async shop => {
    const asha = await shop.signedInAs('asha')
    const none = await ask(asha, { lineIndex: 7 })
    expect(none.body).toMatchObject({ code: 'order_line_not_found' })
    const unknown = await asha.post('/orders/none/warranty-claims', claim)
    expectRefusal(unknown, 404, 'order_not_found', 'Order not found')
    const wrong = await ask(asha, { fault: 'ugly', description: 'Ugly' })
    expect(wrong.body).toMatchObject({
      fields: { fault: 'Choose what is wrong', description: 'Use at least 10 characters' },
    })
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-delivered')
      if (order) await tx.put('orders', { ...order, warrantyMonths: [0] })
    })
    const bare = 'This item has no warranty'
    expectRefusal(await ask(asha), 409, 'no_warranty', bare, { lineIndex: bare })
    await shop.store.transaction(async tx => {
      const order = await tx.get('orders', 'ord-delivered')
      if (order) await tx.put('orders', { ...order, warrantyMonths: [6] })
    })
    shop.advance(190 * dayMs)
    const over = 'The warranty of this item ended on 1 May 2027'
    const late = await shop.signedInAs('asha')
    expectRefusal(await ask(late), 409, 'warranty_over', over, { lineIndex: over })
  })
}
