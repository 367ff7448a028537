import { paymentMethodNames } from '@shruti/design-system/PaymentMethodPicker'
import type {
  CashState,
  Reconciliation,
  Refund,
  RefundStatus,
  Transaction,
  TransactionStatus,
} from '@shruti/server/contract'

type Tone = 'success' | 'warning' | 'neutral'
interface StateWords {
  readonly label: string
  readonly tone: Tone
}

export const transactionWords: Readonly<Record<TransactionStatus, StateWords>> = {
  created: { label: 'Begun', tone: 'neutral' },
  authorized: { label: 'Reserved', tone: 'warning' },
  captured: { label: 'Captured', tone: 'success' },
  failed: { label: 'Failed', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
}

export const refundWords: Readonly<Record<RefundStatus, StateWords>> = {
  requested: { label: 'Asked for', tone: 'neutral' },
  pending: { label: 'On its way', tone: 'neutral' },
  processed: { label: 'Made', tone: 'success' },
  failed: { label: 'Failed', tone: 'warning' },
}

export const refundReasonWords: Readonly<Record<Refund['reason'], string>> = {
  cancelled: 'Cancelled, or never delivered',
  returned: 'Return',
  by_shop: 'By the shop',
  late_payment: 'Paid too late',
  duplicate_payment: 'Paid twice',
  wrong_amount: 'Wrong amount',
}

export const cashWords: Readonly<Record<CashState, StateWords>> = {
  to_collect: { label: 'To collect', tone: 'neutral' },
  due: { label: 'With the courier', tone: 'warning' },
  collected: { label: 'Collected', tone: 'success' },
}

export const differenceWords: Readonly<Record<Reconciliation['differences'][number]['kind'], string>> = {
  paid_without_payment: 'The order is paid; the provider has no payment of it',
  payment_without_order: 'The provider has a payment; no order is paid with it',
  amount_differs: 'The amounts differ',
  refund_without_order: 'The provider made a refund that the shop did not ask for',
  refund_missing: 'The shop asked for a refund; the provider did not make it',
  refund_differs: 'The amounts or the states of the refund differ',
}

/** How somebody paid; a provider may have ways that the shop does not offer. */
export const methodWords = (method: Transaction['method']): string =>
  method === null ? 'Another way' : paymentMethodNames()[method]

/** Choices of a filter, or tabs, by their words. */
export const optionsOf = (words: Readonly<Record<string, string | StateWords>>) =>
  Object.entries(words).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.label,
  }))
