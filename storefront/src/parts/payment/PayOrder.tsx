import { Button } from '@shruti/design-system/Button'
import { formatTime } from '@shruti/design-system'
import { formatMoney } from '@shruti/design-system/foundations'
import { Notice } from '@shruti/design-system/Notice'
import { PaymentMethodPicker } from '@shruti/design-system/PaymentMethodPicker'
import { Text } from '@shruti/design-system/Text'
import { errorMessage } from '@shruti/server/contract/errors'
import { FormStack } from '../form/FormStack.tsx'
import { rupees } from './rupees.ts'
import type { usePayment } from './use-payment.ts'
import { t } from '../../language/t.ts'
import { shopText } from '../../language/shop-text.ts'

/** Ways to pay an order that waits for its money, and what became of the try before [CHK-2]. */
export function PayOrder({ paying }: { paying: ReturnType<typeof usePayment> }) {
  const { payment, method, setMethod, problem, isStarting } = paying
  const hasFailed = payment.orderStatus === 'payment_failed'
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
        <Text>{t('We keep the items for you until {time}.', { time: formatTime(payment.heldUntil) })}</Text>
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
