import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { Link } from '@shruti/design-system/Link'
import { Spinner } from '@shruti/design-system/Spinner'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { ForRole } from '../parts/admin/access/ForRole.tsx'
import { NewOrderAddress } from '../parts/admin/new-order/NewOrderAddress.tsx'
import { NewOrderCustomer } from '../parts/admin/new-order/NewOrderCustomer.tsx'
import { NewOrderItems } from '../parts/admin/new-order/NewOrderItems.tsx'
import {
  NewOrderBusiness,
  NewOrderDelivery,
  NewOrderPayment,
  NewOrderTotal,
} from '../parts/admin/new-order/NewOrderTotal.tsx'
import { useNewOrder, type NewOrder } from '../parts/admin/new-order/use-new-order.ts'
import { orderProductsQuery } from '../queries/admin-order-desk.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  // How many there are is asked anew: the order is made by it.
  await app.queryClient.fetchQuery({ ...orderProductsQuery(app), staleTime: 0 })
  return null
})

/** An order that the shop makes for a customer, who rang or wrote: by the rules of every order [ADM-3]. */
export default function AdminNewOrderPage() {
  return (
    <Stack gap={6}>
      <PageHead title="New order" description="An order for a customer." hidden />
      <AdminPageHeader title="New order" />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.orders} LinkComponent={RouterLink}>
            All orders
          </Link>
          <ForRole
            operation="adminPlaceOrder"
            instead={<Text tone="muted">Your role can read orders, and not make them.</Text>}
          >
            <OrderForm />
          </ForRole>
        </Stack>
      </Container>
    </Stack>
  )
}

function OrderForm() {
  const { data: products } = useSuspenseQuery(orderProductsQuery(useApp()))
  const order = useNewOrder()
  return (
    <>
      {order.dialog}
      <Split ratio="7:4" stickySecond>
        <Stack gap={7}>
          <NewOrderCustomer customer={order.customer} onChoose={order.chooseCustomer} />
          <NewOrderItems products={products} items={order.items} onChange={order.setItems} />
          {order.customer && <Address order={order} customer={order.customer} />}
          <NewOrderDelivery order={order} />
          <NewOrderPayment order={order} />
          {order.customer && <NewOrderBusiness order={order} />}
        </Stack>
        <NewOrderTotal order={order} />
      </Split>
    </>
  )
}

function Address({ order, customer }: { order: NewOrder; customer: NonNullable<NewOrder['customer']> }) {
  const { isSuccess, error, refetch } = order.addressesAre
  if (error) return <ErrorState title={error.message} onRetry={() => void refetch()} headingLevel="p" />
  if (!isSuccess) return <Spinner label="Looking for addresses…" />
  return (
    <NewOrderAddress
      // The form of a new address begins with the customer's name and number.
      key={customer.id}
      customer={customer}
      addresses={order.addresses}
      addressId={order.addressId}
      onChoose={order.setAddressId}
    />
  )
}
