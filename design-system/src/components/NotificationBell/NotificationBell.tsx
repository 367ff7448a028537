import { Bell } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { t } from '../../texts/t.ts'

export interface NotificationBellProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Where the notifications are. */
  href: string
  /** Shows at the corner and is part of the accessible name; none or 0 shows the bell alone. */
  unreadCount?: number | undefined
  LinkComponent?: LinkComponent
}

/** Leads a signed-in customer to their notifications and counts the unread ones (NAV-4, NOTE-1). */
export function NotificationBell({ unreadCount, ...rest }: NotificationBellProps) {
  return (
    <IconButton
      icon={Bell}
      label={t('Notifications')}
      count={unreadCount}
      countLabel={t('unread')}
      {...rest}
    />
  )
}
