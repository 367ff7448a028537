import type { AdminOrder } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { linesWorth } from '../../invoices/lines-worth.ts'
import { invoiceLinesOf } from '../../invoices/tax-documents.ts'
import { formatRupees } from '../../money.ts'
import { refundableOf } from '../../orders/refundable.ts'
import { giveBack } from '../../payments/give-back.ts'
import type { Administrator } from '../audit.ts'
import { changeOrder, type OrderVersion } from './change-order.ts'

interface Refund extends OrderVersion {
  /** Paise. */
  readonly amount: number
  readonly reason: string
  readonly payoutReference?: string | undefined
}

/**
 * Gives back money of an order, all that is left of it or a part, with a credit note. What was paid online goes back
 * through the provider; what was paid in cash was paid out by hand, and is noted here with the bank's reference.
 * @throws order_not_found, stale_version, refund_before_invoice, refund_exceeds_paid, refund_reference_required
 */
export function adminRefundOrder(
  dependencies: Dependencies,
  administrator: Administrator,
  { amount, reason, payoutReference, ...version }: Refund,
): Promise<AdminOrder> {
  return changeOrder(dependencies, administrator, version, async (tx, order) => {
    if (order.invoiceNumber === null) throw shopError('refund_before_invoice')
    const returns = await tx.list('returns', { where: { orderId: order.id } })
    const refundable = refundableOf(order, returns)
    if (amount > refundable) throw shopError('refund_exceeds_paid', {}, 'amount')
    const given = {
      amount,
      lines: linesWorth(invoiceLinesOf(order), amount),
      isAll: amount === refundable,
      reason,
      payoutReference,
      actorId: administrator.user.id,
    }
    return {
      action: 'order.refund',
      detail: `${formatRupees(amount)} refunded: ${reason}`,
      after: await giveBack(dependencies, tx, order, given),
    }
  })
}
