import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { orders } from '../../contract-suite/shop/orders.ts'
import { products, settings } from '../../contract-suite/shop/catalogue.ts'
import { gstin } from '../../contract/schemas/gstin.ts'
import { settings as seededSettings } from '../../seed/catalogue/shop.ts'
import { moveOrder } from '../orders/move-order.ts'
import { priceOrder } from '../pricing.ts'
import type { OrderRecord } from '../records.ts'
import { toInvoice } from './invoices.ts'
import { invoiceOf } from './tax-documents.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function sampleOrder(): OrderRecord {
  const [order] = orders
  if (!order) throw new Error('The suite has no order')
  return order
}

/** Orders as checkout prices them, with every kind of charge. */
const pricedOrder = fc
  .record({
    lines: fc.array(
      fc.record({ product: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 10 }) }),
      { minLength: 1, maxLength: 12 },
    ),
    discount: fc.integer({ min: 0, max: 20_000 }),
    shipping: fc.constantFrom(0, 4_900, 19_900),
    codFee: fc.constantFrom(0, 3_001),
    sameState: fc.boolean(),
  })
  .map(({ lines, ...rest }): OrderRecord => ({
    ...sampleOrder(),
    ...priceOrder({ ...rest, lines: lines.map(line => ({ ...line, variantIndex: 0 })) }),
    invoiceNumber: 'SHR/2627/000001',
  }))

const issued = { id: 'doc', number: 'SHR/2627/000001', issuedAt: '2026-11-20T06:00:00.000Z' }

describe('an invoice', () => {
  it('[BEY-4] adds up to the order to the paisa, by line and by head of tax', () => {
    fc.assert(
      fc.property(pricedOrder, order => {
        const invoice = toInvoice(invoiceOf(order, settings, issued), order, settings)
        expect(invoice.total).toBe(order.total)
        expect(invoice.tax).toEqual(order.tax)
        expect(sum(invoice.lines.map(({ discount }) => discount))).toBe(order.discount)
        for (const { tax, total, unitPrice, quantity, discount } of invoice.lines) {
          expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(total)
          expect(unitPrice * quantity - discount).toBe(total)
        }
      }),
    )
  })

  it('[BEY-4] says that delivery comes with the goods, by their classification', () => {
    const [product] = products
    if (!product) throw new Error('The suite has no product')
    const priced = priceOrder({
      lines: [{ product, variantIndex: 0, quantity: 1 }],
      discount: 0,
      shipping: 4_900,
      codFee: 0,
      sameState: false,
    })
    const order = { ...sampleOrder(), ...priced }
    expect(invoiceOf(order, settings, issued).lines[1]).toEqual({
      description: 'Delivery charge',
      hsn: '85183000',
      quantity: 1,
      unitPrice: 4_900,
      discount: 0,
      gstRate: 18,
      tax: { taxable: 4_153, cgst: 0, sgst: 0, igst: 747 },
      total: 4_900,
    })
  })

  it('[ADM-7] charges delivery at the rate that the order was taxed with, 18% where it does not say', () => {
    const order = { ...sampleOrder(), shipping: 10_500 }
    const deliveryOf = (more: Partial<OrderRecord>) =>
      invoiceOf({ ...order, ...more }, settings, issued).lines.at(-1)
    expect(deliveryOf({})).toMatchObject({ description: 'Delivery charge', gstRate: 18 })
    expect(deliveryOf({ chargesGstRate: 5 })).toMatchObject({ gstRate: 5, tax: { taxable: 10_000 } })
  })

  it('[BEY-4] has a number without gaps, also when fifty orders are packed at the same moment', async () => {
    const { dependencies } = await openTestDomain()
    const sample = sampleOrder()
    const many = Array.from({ length: 50 }, (_, index): OrderRecord => ({
      ...sample,
      id: `ord-${index}`,
      number: `SHR-MANY${index}`,
      status: 'confirmed',
      invoiceNumber: null,
    }))
    await dependencies.store.transaction(async tx => {
      for (const order of many) await tx.put('orders', order)
    })
    const packed = await Promise.all(
      many.map(order =>
        dependencies.store.transaction(tx =>
          moveOrder(dependencies, tx, order, { to: 'packed', by: 'administrator', actorId: 'usr-admin' }),
        ),
      ),
    )
    const expected = Array.from(
      { length: 50 },
      (_, index) => `SHR/2627/${String(index + 2).padStart(6, '0')}`,
    )
    expect(packed.map(({ invoiceNumber }) => invoiceNumber ?? '').toSorted()).toEqual(expected)
    const documents = await dependencies.store.list('taxDocuments')
    expect(documents.map(({ number }) => number).toSorted()).toEqual(expected)
  })

  it("[BEY-4] of the demo shop has a seller's GSTIN that holds its check digit", () => {
    expect(gstin.parse(seededSettings.store.gstin)).toBe(seededSettings.store.gstin)
  })
})
