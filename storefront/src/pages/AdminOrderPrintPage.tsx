import { AddressLabel } from '@shruti/design-system/AddressLabel'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { Grid } from '@shruti/design-system/Grid'
import { Link } from '@shruti/design-system/Link'
import { PackingSlip } from '@shruti/design-system/PackingSlip'
import { PrintToolbar } from '@shruti/design-system/PrintToolbar'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PickList } from '../parts/admin/orders/PickList.tsx'
import { adminPaths } from '../admin-paths.ts'
import { orderSheetsQuery } from '../queries/admin-order-desk.ts'
import { useSettings } from '../queries/shop.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

const sheets = [
  { id: 'slips', label: 'Packing slips' },
  { id: 'labels', label: 'Labels, 100 × 150 mm' },
  { id: 'labels-a4', label: 'Labels, A4' },
  { id: 'pick-list', label: 'Pick list' },
] as const

const idsOf = (url: Pick<URL, 'searchParams'>) => url.searchParams.get('ids') ?? ''

export const loader = adminLoader(async (app, { url }) => {
  await app.queryClient.ensureQueryData(orderSheetsQuery(app, idsOf(url)))
  return null
})

/** What is printed for some orders: packing slips, address labels or the list to pick them by [ADM-3]. */
export default function AdminOrderPrintPage() {
  const url = useUrl()
  const ids = idsOf(url)
  const { data: orders } = useSuspenseQuery(orderSheetsQuery(useApp(), ids))
  const parcels = orders.map(order => ({
    ...order,
    key: `${order.id} ${order.parcel?.place ?? ''}`,
    number: order.parcel
      ? `${order.number}, parcel ${order.parcel.place} of ${order.parcel.count}`
      : order.number,
  }))
  const store = useSettings()?.store
  const asked = url.searchParams.get('sheet')
  const sheet = sheets.find(({ id }) => id === asked) ?? sheets[0]
  const from = {
    name: store?.name ?? '',
    addressLines: store?.addressLines ?? [],
    phone: store?.supportPhone ?? '',
  }
  const labels = (paper: 'label' | 'a4') =>
    parcels.map(({ key, number, shippingAddress, carrier, trackingNumber, cashToCollect }) => (
      <AddressLabel
        key={key}
        orderNumber={number}
        to={shippingAddress}
        {...{ from, paper, carrier, trackingNumber, cashToCollect }}
      />
    ))
  return (
    <Container>
      <Stack gap={5}>
        <PageHead title={sheet.label} description="What is printed for some orders." hidden />
        <PrintToolbar title={sheet.label}>
          <Link href={adminPaths.orders} LinkComponent={RouterLink}>
            All orders
          </Link>
          {sheets.map(({ id, label }) => (
            <Link
              key={id}
              href={adminPaths.orderPrint(ids, id)}
              aria-current={id === sheet.id ? 'page' : undefined}
              LinkComponent={RouterLink}
            >
              {label}
            </Link>
          ))}
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
        </PrintToolbar>
        {sheet.id === 'slips' &&
          parcels.map(({ key, ...order }) => <PackingSlip key={key} order={order} shopName={from.name} />)}
        {sheet.id === 'labels' && labels('label')}
        {sheet.id === 'labels-a4' && (
          <Grid columns={2} gap={4}>
            {labels('a4')}
          </Grid>
        )}
        {sheet.id === 'pick-list' && <PickList orders={orders} />}
      </Stack>
    </Container>
  )
}
