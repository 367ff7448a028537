import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { OrderCard } from '@shruti/design-system/OrderCard'
import { Pagination } from '@shruti/design-system/Pagination'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUrl } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import { signedIn, type PageLoader } from '../router/guards.ts'
import { requirePage } from '../router/require-page.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { orderListQuery, ordersPageSize } from '../queries/orders.ts'
import { pageNumber } from '../queries/page-number.ts'
import { t } from '../language/t.ts'

const addressOf = (page: number) => (page > 1 ? `${paths.myOrders}?page=${page}` : paths.myOrders)

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    const page = pageNumber(url.searchParams)
    const { total } = await app.queryClient.ensureQueryData(orderListQuery(app, page))
    requirePage({ page, pageSize: ordersPageSize, total }, addressOf)
    return null
  })

/** The customer's orders, the newest first [ORD-2]. */
export default function MyOrdersPage() {
  const page = pageNumber(useUrl().searchParams)
  const { data } = useSuspenseQuery(orderListQuery(useApp(), page))
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title={t('My orders')} description={t('Your orders and where they are.')} hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {t('My orders')}
        </Heading>
        {data.rows.length === 0 ? (
          <EmptyState
            title={t('No orders yet')}
            action={
              <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
                {t('Go to the shop')}
              </Button>
            }
          >
            {t('Your orders and their status will appear here.')}
          </EmptyState>
        ) : (
          <>
            <RuledList density="roomy">
              {data.rows.map(order => (
                <li key={order.id}>
                  <OrderCard order={order} href={paths.order(order.id)} LinkComponent={RouterLink} />
                </li>
              ))}
            </RuledList>
            <Pagination
              page={page}
              pageSize={ordersPageSize}
              total={data.total}
              hrefFor={addressOf}
              LinkComponent={RouterLink}
            />
          </>
        )}
      </Stack>
    </Section>
  )
}
