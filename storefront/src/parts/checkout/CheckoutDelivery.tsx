import { Heading } from '@shruti/design-system/Heading'
import { ShippingMethodPicker } from '@shruti/design-system/ShippingMethodPicker'
import { Skeleton } from '@shruti/design-system/Skeleton'
import { Stack } from '@shruti/design-system/Stack'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

/** How fast it comes, as the quote has it. */
export function CheckoutDelivery({ checkout }: { checkout: Checkout }) {
  const { quote, shippingMethod, setShippingMethod } = checkout
  return (
    <Stack as="section" gap={5} aria-label={t('Delivery')}>
      <Heading as="h2">{t('Delivery')}</Heading>
      {quote ? (
        <ShippingMethodPicker
          hideLabel
          methods={quote.shippingMethods}
          value={shippingMethod}
          onValueChange={value => setShippingMethod(value === 'express' ? 'express' : 'standard')}
        />
      ) : (
        <Skeleton width="full" />
      )}
    </Stack>
  )
}
