import { Heading } from '@shruti/design-system/Heading'
import { NotificationList } from '@shruti/design-system/NotificationList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { ApiError } from '../api/api-error.ts'
import { signedIn, type PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useShopNotifications } from '../queries/use-shop-notifications.ts'
import { orderListQuery } from '../queries/orders.ts'
import { useUser } from '../queries/user.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = (app, { url }) =>
  signedIn(app, url, async () => {
    await app.queryClient.ensureQueryData(orderListQuery(app, 1)).catch(failedLater)
    return null
  })

/** The list itself says that it could not be loaded, and tries again in place; only a session's end is the page's. */
function failedLater(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) throw error
}

/** What happened to the customer's own orders, and the offers that run [NOTE-1]. */
export default function NotificationsPage() {
  const { data: user } = useUser()
  return (
    <Section spacing="compact" width="checkout">
      <PageHead title={t('Notifications')} description={t('Updates on your orders, and offers.')} hidden />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {t('Notifications')}
        </Heading>
        {user && <OwnNotifications userId={user.id} />}
      </Stack>
    </Section>
  )
}

function OwnNotifications({ userId }: { userId: string }) {
  const { retry, ...notifications } = useShopNotifications(userId)
  return (
    <NotificationList {...notifications} orderHref={paths.order} onRetry={retry} LinkComponent={RouterLink} />
  )
}
