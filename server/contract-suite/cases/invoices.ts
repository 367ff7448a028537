import { expect } from 'vitest'
import type { AdminOrder, Invoice, Order } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

const moveTo = (administrator: SuiteVisitor, id: string, status: string, version: number) =>
  administrator.post<AdminOrder>(`/admin/orders/${id}/status`, { status, version, trackingNumber: 'BLR900' })

const ashasAddress = {
  fullName: 'Asha Rao',
  phoneNumber: '+919876543210',
  line1: '14 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
}

export function invoiceCases(contractCase: ContractCase): void {
  contractCase('[BEY-4] the invoice of a packed order has all that the law asks for', async shop => {
    const administrator = await shop.signedInAs('admin')
    const asha = await shop.signedInAs('asha')
    await moveTo(administrator, 'ord-placed', 'confirmed', 1)
    await moveTo(administrator, 'ord-placed', 'packed', 2)
    const { body } = await asha.get<Invoice>('/orders/ord-placed/invoice')
    const tax = { taxable: 127_034, cgst: 11_433, sgst: 11_433, igst: 0 }
    expect(body).toEqual({
      kind: 'invoice',
      number: 'SHR/2627/000002',
      issuedAt: '2026-11-20T06:00:00.000Z',
      orderId: 'ord-placed',
      orderNumber: 'SHR-AAAAAAA3',
      orderedAt: '2026-11-19T06:00:00.000Z',
      seller: {
        legalName: 'Shruti Audio Private Limited',
        gstin: '29AABCS1429B1ZQ',
        addressLines: ['14 Church Street', 'Bengaluru 560001'],
        state: { name: 'Karnataka', code: '29' },
        email: 'help@shruti.example',
      },
      buyer: { address: ashasAddress, gstin: null, businessName: null },
      deliveredTo: ashasAddress,
      placeOfSupply: { name: 'Karnataka', code: '29' },
      reverseCharge: false,
      lines: [
        {
          description: 'Nada, Black',
          hsn: '85183000',
          quantity: 1,
          unitPrice: 149_900,
          discount: 0,
          gstRate: 18,
          tax,
          total: 149_900,
        },
      ],
      tax,
      total: 149_900,
      totalInWords: 'Rupees one thousand four hundred ninety-nine only',
      refersTo: null,
      reason: null,
      upiPayment: {
        link: 'upi://pay?pa=shruti%40upi&pn=Shruti%20Audio%20Private%20Limited&am=1499.00&cu=INR&tn=SHR-AAAAAAA3',
        amount: 149_900,
      },
    })
    expect((await administrator.get('/orders/ord-placed/invoice')).body).toEqual(body)
  })

  contractCase('[BEY-4] an order that was packed before invoices were kept has one too', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.get<Invoice>('/orders/ord-packed/invoice')
    expect(body).toMatchObject({
      number: 'SHR/2627/000001',
      issuedAt: '2026-11-18T06:00:00.000Z',
      orderNumber: 'SHR-AAAAAAA4',
    })
  })

  contractCase('[BEY-4] there is no invoice before the goods are packed', async shop => {
    const asha = await shop.signedInAs('asha')
    const message = 'The invoice is ready when the order is packed'
    expectRefusal(await asha.get('/orders/ord-placed/invoice'), 404, 'invoice_not_issued', message)
  })

  contractCase("[BEY-4] another customer's invoice is not found", async shop => {
    const ravi = await shop.signedInAs('ravi')
    for (const path of ['/orders/ord-packed/invoice', '/orders/ord-packed/credit-notes/any']) {
      expectRefusal(await ravi.get(path), 404, 'order_not_found', 'Order not found')
    }
  })

  contractCase('[BEY-4] what is cancelled after its invoice gets a credit note for it', async shop => {
    const asha = await shop.signedInAs('asha')
    const invoice = (await asha.get<Invoice>('/orders/ord-packed/invoice')).body
    const { body: order } = await asha.post<Order>('/orders/ord-packed/cancel', {})
    expect(order.creditNotes).toEqual([{ id: expect.any(String), number: 'SHC/2627/000001' }])
    const note = await asha.get<Invoice>(`/orders/ord-packed/credit-notes/${order.creditNotes[0]?.id}`)
    expect(note.body).toEqual({
      ...invoice,
      kind: 'credit_note',
      number: 'SHC/2627/000001',
      issuedAt: '2026-11-20T06:00:00.000Z',
      refersTo: { number: 'SHR/2627/000001', issuedAt: '2026-11-18T06:00:00.000Z' },
      reason: 'The order was cancelled',
      upiPayment: null,
    })
    const unknown = await asha.get('/orders/ord-packed/credit-notes/nothing')
    expectRefusal(unknown, 404, 'credit_note_not_found', 'Credit note not found')
    const [stored] = await shop.store.list('taxDocuments', { where: { orderId: 'ord-packed' } })
    const other = await asha.get(`/orders/ord-shipped/credit-notes/${stored?.id}`)
    expectRefusal(other, 404, 'credit_note_not_found', 'Credit note not found')
  })

  contractCase('[BEY-4] an order that is cancelled before it is packed needs neither', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await asha.post<Order>('/orders/ord-placed/cancel', {})
    expect(body).toMatchObject({ invoiceNumber: null, creditNotes: [] })
  })
}
