import { Heading } from '@shruti/design-system/Heading'
import { OrderTimeline } from '@shruti/design-system/OrderTimeline'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TrackForm } from '@shruti/design-system/TrackForm'
import { useUrl } from '../router/router-context.ts'
import { ApiError } from '../api/api-error.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { ParcelTracking } from '../parts/order/ParcelTracking.tsx'
import { useTrackOrder } from '../queries/orders.ts'
import { t } from '../language/t.ts'

/** Follows an order by its number and the phone or email on it, without signing in [ORD-2]. */
export default function TrackOrderPage() {
  const { searchParams: search } = useUrl()
  const { mutate, data: order, error, isPending } = useTrackOrder()
  const fields = error instanceof ApiError ? error.fields : {}
  const hasFieldErrors = Object.keys(fields).length > 0
  const orderNumber = search.get('order')
  return (
    <Section spacing="compact" width="checkout">
      <PageHead
        title={t('Track order')}
        description={t(
          'See where your order is, with its number and the phone or email on it. No account needed.',
        )}
        canonicalPath={paths.trackOrder}
      />
      <Stack gap={7}>
        <Stack gap={2}>
          <Heading as="h1" size="display2">
            {t('Track order')}
          </Heading>
          <Text>{t('Your order number starts with SHR- and is in your order confirmation.')}</Text>
        </Stack>
        <Split ratio="6:6">
          <TrackForm
            onTrack={mutate}
            tracking={isPending}
            fieldErrors={fields}
            {...(error && !hasFieldErrors && { error: error.message })}
            {...(orderNumber !== null && { defaultOrderNumber: orderNumber })}
          />
          <Stack gap={4} aria-live="polite">
            {order && (
              <>
                <Heading as="h2">{t('Order {number}', { number: order.number })}</Heading>
                <Text>
                  {t('Delivering to {city} {pincode}', { city: order.city, pincode: order.pincode })}
                </Text>
                <ParcelTracking order={order} />
                <OrderTimeline status={order.status} timeline={order.timeline} estimate={order.estimate} />
              </>
            )}
          </Stack>
        </Split>
      </Stack>
    </Section>
  )
}
