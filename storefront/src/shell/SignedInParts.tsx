import type { AccountLink } from '@shruti/design-system/AccountMenu'
import type { User } from '@shruti/server/contract'
import { useEffect } from 'react'
import { useShopNotifications } from '../queries/use-shop-notifications.ts'

interface SignedInPartsProps {
  user: User
  place: 'bar' | 'drawer'
  onUnread: (count: number) => void
  onAdminLinks: (links: readonly AccountLink[]) => void
}

/**
 * Tells the bar and the drawer what only the signed-in have: how many notifications are unread, and where an
 * administrator can go. Fetched for the signed-in alone, and the links for administrators alone [NAV-4, NAV-6].
 */
export default function SignedInParts({ user, place, onUnread, onAdminLinks }: SignedInPartsProps) {
  const { unreadCount } = useShopNotifications(user.id)
  useEffect(() => onUnread(unreadCount), [onUnread, unreadCount])
  useEffect(() => {
    if (user.isAdmin)
      void import('../content/admin-links.ts').then(({ adminLinks }) => onAdminLinks(adminLinks(user, place)))
    else onAdminLinks([])
  }, [user, place, onAdminLinks])
  return null
}
