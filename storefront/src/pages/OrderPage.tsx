import { Button } from '@shruti/design-system/Button'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { OrderTimeline } from '@shruti/design-system/OrderTimeline'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePathParams } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import { orNotFound, signedIn, type PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { contactPath } from '../parts/contact/contact-path.ts'
import { BuyAgain } from '../parts/order/BuyAgain.tsx'
import { CancelOrder } from '../parts/order/CancelOrder.tsx'
import { OrderContents } from '../parts/order/OrderContents.tsx'
import { OrderDocuments } from '../parts/order/OrderDocuments.tsx'
import { OrderWarranty } from '../parts/order/OrderWarranty.tsx'
import { OrderReviews } from '../parts/order/OrderReviews.tsx'
import { ParcelTracking } from '../parts/order/ParcelTracking.tsx'
import { OrderReturns } from '../parts/order/OrderReturns.tsx'
import { orderQuery } from '../queries/orders.ts'
import { returnListQuery } from '../queries/returns.ts'
import { warrantiesQuery } from '../queries/warranty.ts'
import { t } from '../language/t.ts'
import { localPath } from '../language/language.ts'

export const loader: PageLoader = (app, { params, url }) =>
  signedIn(app, url, async () => {
    const order = await orNotFound(app.queryClient.ensureQueryData(orderQuery(app, params['orderId'] ?? '')))
    if (order.returnableUntil !== null) await app.queryClient.ensureQueryData(returnListQuery(app, order.id))
    if (order.status === 'delivered') await app.queryClient.ensureQueryData(warrantiesQuery(app, order.id))
    return null
  })

/** One order with its way to the door [ORD-2]. */
export default function OrderPage() {
  const { orderId = '' } = usePathParams()
  const { data: order } = useSuspenseQuery(orderQuery(useApp(), orderId))
  return (
    <Section spacing="compact" width="checkout">
      <PageHead
        title={t('Order {number}', { number: order.number })}
        description={t('Your order and where it is.')}
        hidden
      />
      <Stack gap={7}>
        <Stack gap={2}>
          <Link href={paths.myOrders} LinkComponent={RouterLink}>
            {t('My Orders')}
          </Link>
          <Heading as="h1" size="h1">
            {t('Order {number}', { number: order.number })}
          </Heading>
          <ParcelTracking order={order} />
        </Stack>
        <OrderTimeline status={order.status} timeline={order.timeline} estimate={order.estimate} />
        {order.notes.map(({ note, at }) => (
          <Notice key={at + note} title={t('From the shop')}>
            {note}
          </Notice>
        ))}
        {order.payment.next !== null && (
          <Notice
            tone="warning"
            action={
              <Button href={localPath(order.payment.next)} size="small">
                {t('Pay now')}
              </Button>
            }
          >
            {t('This order waits for your payment.')}
          </Notice>
        )}
        <OrderDocuments order={order} />
        {order.canCancel && <CancelOrder order={order} />}
        {order.returnableUntil !== null && <OrderReturns order={order} />}
        {order.status === 'delivered' && <OrderWarranty order={order} />}
        {order.status === 'delivered' && <OrderReviews order={order} />}
        <OrderContents order={order} />
        {order.payment.next === null && <BuyAgain order={order} />}
        <Link href={contactPath(order.number)} LinkComponent={RouterLink}>
          {t('Get help with this order')}
        </Link>
      </Stack>
    </Section>
  )
}
