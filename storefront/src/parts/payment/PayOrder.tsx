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
          {errorMessage('payment_failed', {})} {payment.failure}
        </Notice>
      )}
      {payment.isTryPending && (
        <Notice tone="info" live>
          {errorMessage('payment_pending', {})}
        </Notice>
      )}
      {payment.heldUntil !== null && (
        <Text>We keep the items for you until {formatTime(payment.heldUntil)}.</Text>
      )}
      <PaymentMethodPicker
        label="Payment method"
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
          ? 'Place order with cash on delivery'
          : `Pay ${formatMoney(payment.amount, rupees)}`}
      </Button>
    </FormStack>
  )
}
