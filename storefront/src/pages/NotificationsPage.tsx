import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { orderStatusViews } from '@shruti/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { signedIn, type PageLoader } from '../app/loading.ts'
import { PageHead } from '../app/PageHead.tsx'
import { paths } from '../app/paths.ts'
import { RouterLink } from '../app/router/RouterLink.tsx'
import { DateText } from '../parts/DateText.tsx'
import { orderNews } from '../parts/order-news.ts'
import { orderListQuery } from '../queries/orders.ts'

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    await app.queryClient.ensureQueryData(orderListQuery(app, 1))
    return null
  })

/** What happened to the customer's own orders, the newest first [NOTE-1]. */
export default function NotificationsPage() {
  const { data } = useSuspenseQuery(orderListQuery(useApp(), 1))
  const news = orderNews(data.rows)
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title="Notifications" description="What happened to your orders." hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          Notifications
        </Heading>
        {news.length === 0 ? (
          <EmptyState title="No notifications yet">Each step of an order is noted here.</EmptyState>
        ) : (
          <RuledList>
            {news.map(({ order, entry }) => (
              <li key={`${order.id}:${entry.at}:${entry.status}`}>
                <Stack gap={1}>
                  <Link href={paths.order(order.id)} variant="strong" LinkComponent={RouterLink}>
                    {orderStatusViews[entry.status].label}: order {order.number}
                  </Link>
                  {entry.note !== undefined && <Text>{entry.note}</Text>}
                  <DateText date={entry.at} />
                </Stack>
              </li>
            ))}
          </RuledList>
        )}
      </Stack>
    </Section>
  )
}
