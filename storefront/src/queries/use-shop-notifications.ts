import { useNotifications, type Notifications } from '@shruti/design-system/NotificationBell'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { orderListQuery } from './orders.ts'
import { promotionsQuery } from './shop.ts'

/** A customer's notifications, from their own latest orders and the active promotions [NOTE-1]. */
export function useShopNotifications(userId: string): Notifications & { retry: () => void } {
  const app = useApp()
  const orders = useQuery(orderListQuery(app, 1))
  const promotions = useQuery(promotionsQuery(app))
  const notifications = useNotifications({
    userId,
    orders: orders.data?.rows,
    promotions: promotions.data,
    failed: orders.isError || promotions.isError,
    clock: app.clock,
  })
  const retry = () => void Promise.all([orders.refetch(), promotions.refetch()])
  return { ...notifications, retry }
}
