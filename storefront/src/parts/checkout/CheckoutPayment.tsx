import { Button } from '@shruti/design-system/Button'
import { Checkbox } from '@shruti/design-system/Checkbox'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { PaymentMethodPicker } from '@shruti/design-system/PaymentMethodPicker'
import { Skeleton } from '@shruti/design-system/Skeleton'
import { paths } from '../../paths.ts'
import type { Checkout } from './use-checkout.ts'
import { FormStack } from '../form/FormStack.tsx'

/** How it is paid, and the button that places the order [CHK-1, CHK-2]. */
export function CheckoutPayment({ checkout }: { checkout: Checkout }) {
  const { quote, paymentMethod, setPaymentMethod, acceptsTerms, setAcceptsTerms } = checkout
  const notices = quote?.notices ?? []
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        checkout.placeOrder()
      }}
    >
      <Heading as="h2">How do you pay?</Heading>
      {quote ? (
        <PaymentMethodPicker
          hideLabel
          methods={quote.paymentMethods}
          value={paymentMethod}
          onValueChange={value => {
            const method = quote.paymentMethods.find(({ id }) => id === value)
            if (method) setPaymentMethod(method.id)
          }}
        />
      ) : (
        <Skeleton width="full" />
      )}
      <Checkbox
        label={
          <>
            I accept the{' '}
            <Link href={paths.termsOfService} target="_blank">
              terms of service
            </Link>
          </>
        }
        checked={acceptsTerms}
        onChange={event => setAcceptsTerms(event.currentTarget.checked)}
      />
      {notices.map(notice => (
        <Notice key={notice} tone="warning" live>
          {notice}
        </Notice>
      ))}
      {checkout.refusal !== undefined && (
        <Notice tone="danger" live>
          {checkout.refusal}
        </Notice>
      )}
      <Button type="submit" size="large" loading={checkout.isPlacing || checkout.isQuoting}>
        Place order
      </Button>
    </FormStack>
  )
}
