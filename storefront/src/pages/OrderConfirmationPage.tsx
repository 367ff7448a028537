import { Button } from '@shruti/design-system/Button'
import { ConfirmationHeader } from '@shruti/design-system/ConfirmationHeader'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePathParams } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import { orNotFound, signedIn, type PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { Redirect } from '../router/resolve.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { OrderContents } from '../parts/order/OrderContents.tsx'
import { orderQuery } from '../queries/orders.ts'
import { useUser } from '../queries/user.ts'
import { t } from '../language/t.ts'

/** Shows only to the order's owner, and once it is placed: for anyone else there is no such page [ORD-2]. */
export const loader: PageLoader = (app, { params, url }) =>
  signedIn(app, url, async () => {
    const query = orderQuery(app, params['orderId'] ?? '')
    const known = await orNotFound(app.queryClient.ensureQueryData(query))
    if (known.payment.next === null) return null
    // It may have been paid in another tab since, and the payment's page would lead back here.
    const order = await orNotFound(app.queryClient.fetchQuery({ ...query, staleTime: 0 }))
    return order.payment.next === null ? null : new Redirect(order.payment.next)
  })

/** The order is placed: its number, when it comes, what it holds. */
export default function OrderConfirmationPage() {
  const { orderId = '' } = usePathParams()
  const { data: order } = useSuspenseQuery(orderQuery(useApp(), orderId))
  const { data: user } = useUser()
  return (
    <Section spacing="compact" width="checkout">
      <PageHead
        title={t('Order {number}', { number: order.number })}
        description={t('Your order is placed.')}
        hidden
      />
      <Stack gap={8}>
        <ConfirmationHeader
          orderNumber={order.number}
          estimate={order.estimate}
          // Who ordered, which need not be whom the parcel goes to; whoever signed in by phone alone may have no name.
          firstName={user?.name?.split(' ')[0]}
          paymentPending={order.payment.status === 'pending'}
          actions={
            <>
              <Button href={paths.order(order.id)} LinkComponent={RouterLink}>
                {t('View order')}
              </Button>
              <Button variant="quiet" href={paths.shop} LinkComponent={RouterLink}>
                {t('Continue shopping')}
              </Button>
            </>
          }
        />
        <OrderContents order={order} />
      </Stack>
    </Section>
  )
}
