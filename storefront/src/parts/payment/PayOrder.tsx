import { Button } from '@shruti/design-system/Button'
import { formatDate, formatDateTime, formatTime } from '@shruti/design-system'
import { formatMoney } from '@shruti/design-system/foundations'
import { Notice } from '@shruti/design-system/Notice'
import { PaymentMethodPicker } from '@shruti/design-system/PaymentMethodPicker'
import { Text } from '@shruti/design-system/Text'
import { errorMessage } from '@shruti/server/contract/errors'
import type { OrderPayment } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { FormStack } from '../form/FormStack.tsx'
import { rupees } from './rupees.ts'
import type { usePayment } from './use-payment.ts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

interface Paying extends Pick<
  ReturnType<typeof usePayment>,
  'method' | 'setMethod' | 'problem' | 'isStarting' | 'pay'
> {
  payment: Pick<
    OrderPayment,
    'orderStatus' | 'failure' | 'isTryPending' | 'heldUntil' | 'paymentMethods' | 'amount'
  >
}

/** Ways to pay an order that waits for its money, and what became of the try before [CHK-2]. */
export function PayOrder({ paying }: { paying: Paying }) {
  const { payment, method, setMethod, problem, isStarting } = paying
  const { clock } = useApp()
  // An order that failed keeps that state while the next try is under way.
  const hasFailed = payment.orderStatus === 'payment_failed' && !payment.isTryPending
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        paying.pay()
      }}
    >
      {hasFailed && (
        <Notice tone="danger" live>
          {shopText(errorMessage('payment_failed', {}))} {payment.failure && shopText(payment.failure)}
        </Notice>
      )}
      {payment.isTryPending && (
        <Notice tone="info" live>
          {shopText(errorMessage('payment_pending', {}))}
        </Notice>
      )}
      {payment.heldUntil !== null && (
        <Text>
          {t('We keep the items for you until {time}.', { time: timeOf(payment.heldUntil, clock.now()) })}
        </Text>
      )}
      <PaymentMethodPicker
        label={t('Payment method')}
        methods={payment.paymentMethods}
        value={method ?? ''}
        onValueChange={value => {
          const chosen = payment.paymentMethods.find(({ id }) => id === value)
          if (chosen) setMethod(chosen.id)
        }}
      />
      {problem !== undefined && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="large" wide loading={isStarting}>
        {method === 'cod'
          ? t('Place order with cash on delivery')
          : t('Pay {amount}', { amount: formatMoney(payment.amount, rupees) })}
      </Button>
    </FormStack>
  )
}

/** An order with a payment link waits for a day: its end is another one. */
function timeOf(instant: string, nowMs: number): string {
  const isToday = formatDate(instant) === formatDate(new Date(nowMs).toISOString())
  return isToday ? formatTime(instant) : formatDateTime(instant)
}
