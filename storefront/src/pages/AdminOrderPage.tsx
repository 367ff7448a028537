import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { OrderTimeline } from '@shruti/design-system/OrderTimeline'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { StatusTicks } from '@shruti/design-system/StatusTicks'
import type { AdminOrder } from '@shruti/server/contract'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePathParams } from '../router/router-context.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { adminPaths } from '../admin-paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { OrderContents } from '../parts/order/OrderContents.tsx'
import { OrderDocuments } from '../parts/order/OrderDocuments.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { AdminReturns } from '../parts/admin/AdminReturns.tsx'
import { useInHand, type InHand } from '../parts/admin/form/in-hand.ts'
import { CancelUnpaidOrder } from '../parts/admin/orders/CancelUnpaidOrder.tsx'
import { OrderAddressForm } from '../parts/admin/orders/OrderAddressForm.tsx'
import { OrderNotes } from '../parts/admin/orders/OrderNotes.tsx'
import { OrderCash } from '../parts/admin/payments/OrderCash.tsx'
import { OrderPaymentLink } from '../parts/admin/orders/OrderPaymentLink.tsx'
import { OrderParcels } from '../parts/admin/orders/OrderParcels.tsx'
import { RefundForm } from '../parts/admin/orders/RefundForm.tsx'
import { TrackingForm } from '../parts/admin/orders/TrackingForm.tsx'
import { OrderStatusForm } from '../parts/admin/OrderStatusForm.tsx'
import { adminOrderQuery } from '../queries/admin-orders.ts'
import { returnListQuery } from '../queries/returns.ts'

export const loader = adminLoader(async (app, { params }) => {
  const order = await app.queryClient.ensureQueryData(adminOrderQuery(app, params['orderId'] ?? ''))
  if (order.returnableUntil !== null) await app.queryClient.ensureQueryData(returnListQuery(app, order.id))
  return null
})

/** One order with its customer; moves it on [ADM-3]. */
export default function AdminOrderPage() {
  const { orderId = '' } = usePathParams()
  const { data: order } = useSuspenseQuery(adminOrderQuery(useApp(), orderId))
  const { customer } = order
  const inHand = useInHand(order)
  const [isSplit, setSplit] = useState(false)
  const [changesAddress, setChangesAddress] = useState(false)
  return (
    <Stack gap={6}>
      {inHand.dialog}
      <PageHead title={`Order ${order.number}`} description="An order of the shop." hidden />
      <AdminPageHeader title={`Order ${order.number}`} actions={<StatusTicks status={order.status} />} />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.orders} LinkComponent={RouterLink}>
            All orders
          </Link>
          <Text>
            {[customer.name, customer.phoneNumber && formatPhoneNumber(customer.phoneNumber), customer.email]
              .filter(Boolean)
              .join(', ')}
            . {customer.orderCount} {customer.orderCount === 1 ? 'order' : 'orders'} so far.
          </Text>
          <Split ratio="7:5">
            <OrderTimeline status={order.status} timeline={timelineOf(order)} estimate={order.estimate} />
            <Stack gap={5}>
              <ForRole
                operation="adminSetOrderStatus"
                instead={<Text tone="muted">Your role can read this order, and not change it.</Text>}
              >
                {/* Whoever makes up a parcel does not ship the whole order beside it. */}
                {(!isSplit || inHand.seen.status !== 'packed') && <OrderStatusForm inHand={inHand} />}
              </ForRole>
              {order.payment.next !== null && (
                <>
                  <ForRole operation="adminSendPaymentLink">
                    <OrderPaymentLink orderId={order.id} />
                  </ForRole>
                  <ForRole operation="adminSetOrderStatus">
                    <CancelUnpaidOrder inHand={inHand} />
                  </ForRole>
                </>
              )}
              {inHand.seen.canChangeTracking && !inHand.seen.isInParcels && (
                <ForRole operation="adminChangeOrderTracking">
                  <WholeParcel inHand={inHand} />
                </ForRole>
              )}
              <OrderParcels inHand={inHand} isSplit={isSplit} onSplit={setSplit} />
              <RefundForm inHand={inHand} />
            </Stack>
          </Split>
          {order.cash && <OrderCash order={order} />}
          <OrderNotes inHand={inHand} />
          {order.returnableUntil !== null && <AdminReturns orderId={order.id} />}
          <OrderDocuments order={order} />
          <Cluster>
            <Link href={adminPaths.orderPrint(order.id, 'slips')} LinkComponent={RouterLink}>
              Packing slip
            </Link>
            <Link href={adminPaths.orderPrint(order.id, 'labels')} LinkComponent={RouterLink}>
              Address label
            </Link>
          </Cluster>
          {inHand.seen.canChangeAddress && (
            <ForRole operation="adminChangeOrderAddress">
              {changesAddress ? (
                <OrderAddressForm
                  // The address as it was read fills the fields: another one starts them anew.
                  key={JSON.stringify(inHand.seen.shippingAddress)}
                  inHand={inHand}
                  onDone={() => setChangesAddress(false)}
                />
              ) : (
                <Cluster>
                  <Button variant="secondary" onClick={() => setChangesAddress(true)}>
                    Correct the address
                  </Button>
                </Cluster>
              )}
            </ForRole>
          )}
          <OrderContents order={order} />
        </Stack>
      </Container>
    </Stack>
  )
}

/** The parcel of an order that goes as a whole. */
function WholeParcel({ inHand }: { inHand: InHand<AdminOrder> }) {
  const [parcel] = inHand.seen.parcels
  return parcel && <TrackingForm inHand={inHand} parcel={parcel} />
}

/** The steps with both kinds of note: what is for the shop alone says so [ADM-3]. */
function timelineOf({ timeline }: AdminOrder) {
  return timeline.map(({ internalNote, ...step }) =>
    internalNote === undefined ? step : { ...step, note: `For the shop alone: ${internalNote}` },
  )
}
