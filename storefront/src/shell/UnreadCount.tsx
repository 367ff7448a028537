import { useEffect } from 'react'
import { useShopNotifications } from '../queries/use-shop-notifications.ts'

/** Tells the bar how many notifications are unread; fetched for the signed-in alone [NAV-4]. */
export default function UnreadCount({
  userId,
  onCount,
}: {
  userId: string
  onCount: (count: number) => void
}) {
  const { unreadCount } = useShopNotifications(userId)
  useEffect(() => onCount(unreadCount), [onCount, unreadCount])
  return null
}
