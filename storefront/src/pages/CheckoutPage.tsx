import { CheckoutSteps } from '@shruti/design-system/CheckoutSteps'
import { Heading } from '@shruti/design-system/Heading'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import type { PageLoader } from '../router/guards.ts'
import { signedIn } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AccountGate } from '../parts/account/AccountGate.tsx'
import { CheckoutAddress } from '../parts/checkout/CheckoutAddress.tsx'
import { CheckoutBusiness } from '../parts/checkout/CheckoutBusiness.tsx'
import { CheckoutDelivery } from '../parts/checkout/CheckoutDelivery.tsx'
import { CheckoutPayment } from '../parts/checkout/CheckoutPayment.tsx'
import { CheckoutProblem, isStockProblem } from '../parts/checkout/CheckoutProblem.tsx'
import { EmptyCheckout } from '../parts/checkout/EmptyCheckout.tsx'
import { CheckoutSummary } from '../parts/checkout/CheckoutSummary.tsx'
import { useCheckout } from '../parts/checkout/use-checkout.ts'
import { addressesQuery } from '../queries/addresses.ts'
import { cartCodeQuery } from '../queries/cart/cart-offer.ts'
import { deliveryPincodeQuery } from '../queries/delivery-pincode.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    await app.queryClient.ensureQueryData(addressesQuery(app))
    await app.queryClient.ensureQueryData(deliveryPincodeQuery(app))
    // What was chosen in the cart; checkout does without where it cannot be read.
    await app.queryClient.prefetchQuery(cartCodeQuery(app))
    return null
  })

const steps = () => [{ label: t('Address') }, { label: t('Delivery') }, { label: t('Payment') }]

/** A session that ends meanwhile is begun again in place: nothing that was filled in is lost [CHK-1]. */
export default function CheckoutPage() {
  return (
    <AccountGate>
      <Checkout />
    </AccountGate>
  )
}

/**
 * Address, delivery, payment, order [CHK-1]. A quote that fails takes the total's place: what is being typed into the
 * address stays.
 */
function Checkout() {
  const checkout = useCheckout()
  const { quote, quoteError, isCartEmpty, placedMeanwhile } = checkout
  // A total that was seen stays while it cannot be asked for anew, unless it can no longer be had.
  const problem = quoteError && (!quote || isCartEmpty || isStockProblem(quoteError)) ? quoteError : null
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title={t('Checkout')} description={t('Address, delivery and payment.')} hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {t('Checkout')}
        </Heading>
        {problem && isCartEmpty ? (
          <EmptyCheckout error={problem} placedMeanwhile={placedMeanwhile} />
        ) : (
          <Split ratio="7:4" stickySecond>
            <Stack gap={8}>
              <CheckoutSteps steps={steps()} current={checkout.step} />
              <CheckoutAddress checkout={checkout} />
              {!problem && <CheckoutDelivery checkout={checkout} />}
              {!problem && <CheckoutPayment checkout={checkout} />}
              <CheckoutBusiness checkout={checkout} />
            </Stack>
            {problem ? (
              <CheckoutProblem
                error={problem}
                onRetry={checkout.refreshQuote}
                onStockAccepted={checkout.stockAccepted}
              />
            ) : (
              <CheckoutSummary checkout={checkout} />
            )}
          </Split>
        )}
      </Stack>
    </Section>
  )
}
