import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { products } from '../../contract-suite/shop/catalogue.ts'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { orders } from '../../contract-suite/shop/orders.ts'
import { isShopError } from '../errors.ts'
import { priceOrder } from '../pricing.ts'
import { never } from '../expiry.ts'
import type { OrderRecord } from '../records.ts'
import { eraseReturns } from './erase.ts'
import { adminSetReturnStatus } from './move-return.ts'
import { piecesOf } from './pieces.ts'
import { createReturn } from './returns.ts'

/** Two pieces and one of another product, with a discount that three does not divide, paid by UPI. */
function paidOrder(): OrderRecord {
  const [order] = orders
  const [nada, raga] = products
  if (!order || !nada || !raga) throw new Error('The suite has no order to return')
  return {
    ...order,
    ...priceOrder({
      lines: [
        { product: nada, variantIndex: 0, quantity: 2 },
        { product: raga, variantIndex: 0, quantity: 1 },
      ],
      discount: 10_001,
      shipping: 4_900,
      codFee: 0,
      sameState: true,
    }),
    paymentMethod: 'upi',
    invoiceNumber: 'SHR/2627/000000',
  }
}

async function shopWithPaidOrder() {
  const { dependencies } = await openTestDomain()
  const order = paidOrder()
  const at = order.createdAt
  await dependencies.store.transaction(async tx => {
    await tx.put('orders', order)
    await tx.put('payments', {
      id: order.id,
      receipt: order.number,
      provider: 'sandbox',
      providerOrderId: 'order_1',
      amount: order.total,
      method: 'upi',
      status: 'paid',
      paymentId: 'pay_1',
      tries: [],
      heldUntil: at,
      askedAt: null,
      nextQuestionAt: never,
      createdAt: at,
      updatedAt: at,
    })
  })
  const asha = await dependencies.store.get('users', 'usr-asha')
  const user = await dependencies.store.get('users', 'usr-admin')
  if (!asha || !user) throw new Error('The suite has no customer')
  const administrator = { user, clientAddress: '127.0.0.1', requestId: null }
  return {
    dependencies,
    order,
    ask: (lineIndex: number, quantity: number) =>
      createReturn(dependencies, asha, {
        id: order.id,
        items: [{ lineIndex, quantity }],
        reason: 'damaged',
        resolution: 'refund',
      }),
    refund: async (id: string) => {
      for (const [index, status] of (['approved', 'picked_up', 'received', 'refunded'] as const).entries()) {
        await adminSetReturnStatus(dependencies, administrator, {
          id,
          version: index + 1,
          status,
          restock: false,
        })
      }
    },
  }
}

describe('a return', () => {
  it('[BEY-11] piece by piece gives what was paid for the line, with its tax, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 24_000 }),
        fc.boolean(),
        (product, portions, discount, sameState) => {
          const quantity = portions.reduce((sum, portion) => sum + portion, 0)
          const [line] = priceOrder({
            lines: [{ product, variantIndex: 0, quantity }],
            discount,
            shipping: 0,
            codFee: 0,
            sameState,
          }).lines
          if (!line) throw new Error('No line')
          let from = 0
          const pieces = portions.map(portion => {
            const piece = piecesOf(line, from, portion)
            from += portion
            return piece
          })
          const sum = (of: (piece: (typeof pieces)[number]) => number) =>
            pieces.reduce((total, piece) => total + of(piece), 0)
          expect(sum(({ total }) => total)).toBe(line.lineTotal - line.discount)
          expect(sum(piece => piece.discount)).toBe(line.discount)
          for (const head of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
            expect(sum(({ tax }) => tax[head])).toBe(line.tax[head])
          }
        },
      ),
    )
  })

  it('[BEY-11] of the same piece, asked for twice at once, is opened once', async () => {
    const { ask, dependencies, order } = await shopWithPaidOrder()
    const answers = await Promise.allSettled([ask(1, 1), ask(1, 1), ask(1, 1)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = answers.flatMap(answer =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    for (const refusal of refusals) {
      expect(isShopError(refusal) && refusal.code).toBe('return_already_open')
    }
    expect(await dependencies.store.count('returns', { where: { orderId: order.id } })).toBe(1)
  })

  it('[BEY-11] of one of two pieces goes back to where it was paid from, with a credit note', async () => {
    const { ask, refund, dependencies, order } = await shopWithPaidOrder()
    const first = await ask(0, 1)
    await refund(first.id)
    const [refunded] = await dependencies.store.list('refunds', { where: { orderId: order.id } })
    expect(refunded).toMatchObject({ amount: first.amount, reason: 'returned', paymentId: 'pay_1' })
    const credited = await dependencies.store.get('orders', order.id)
    expect(credited).toMatchObject({
      paymentStatus: 'refund_pending',
      creditNotes: [{ number: 'SHC/2627/000001' }],
    })
  })

  it('[BEY-11] of everything, for a fault of the shop, gives back all that was paid, with the delivery', async () => {
    const { ask, refund, dependencies, order } = await shopWithPaidOrder()
    for (const [lineIndex, quantity] of [
      [0, 1],
      [1, 1],
      [0, 1],
    ] as const) {
      await refund((await ask(lineIndex, quantity)).id)
    }
    const refunds = await dependencies.store.list('refunds', { where: { orderId: order.id } })
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
    const documents = await dependencies.store.list('taxDocuments', { where: { orderId: order.id } })
    const credited = documents.flatMap(({ lines }) => lines).reduce((sum, { total }) => sum + total, 0)
    expect(credited).toBe(order.total)
  })

  it('[AUTH-11] keeps an account while it is open, and no word of its customer afterwards', async () => {
    const { ask, refund, dependencies } = await shopWithPaidOrder()
    const { id } = await ask(0, 1)
    const erase = () => dependencies.store.transaction(tx => eraseReturns(tx, 'usr-asha'))
    await expect(erase()).rejects.toThrow('You have open orders')
    await refund(id)
    await erase()
    expect(await dependencies.store.get('returns', id)).toMatchObject({
      userId: 'deleted',
      comment: null,
      upiId: null,
      status: 'refunded',
    })
  })
})
