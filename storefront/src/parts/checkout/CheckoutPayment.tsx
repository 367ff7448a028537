import { Heading } from '@shruti/design-system/Heading'
import { PaymentMethodPicker } from '@shruti/design-system/PaymentMethodPicker'
import { Skeleton } from '@shruti/design-system/Skeleton'
import { Stack } from '@shruti/design-system/Stack'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

/** How it is paid [CHK-2]. */
export function CheckoutPayment({ checkout }: { checkout: Checkout }) {
  const { quote, paymentMethod, setPaymentMethod } = checkout
  return (
    <Stack as="section" gap={5} aria-label={t('Payment')}>
      <Heading as="h2">{t('Payment')}</Heading>
      {quote ? (
        <PaymentMethodPicker
          hideLabel
          methods={quote.paymentMethods}
          value={paymentMethod ?? ''}
          onValueChange={value => {
            const method = quote.paymentMethods.find(({ id }) => id === value)
            if (method) setPaymentMethod(method.id)
          }}
        />
      ) : (
        <Skeleton width="full" />
      )}
    </Stack>
  )
}
