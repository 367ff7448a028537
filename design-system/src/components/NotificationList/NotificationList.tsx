import { Check, Trash2 } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { formatDateTime } from '../../format/dates.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import type { ShopNotification } from '../NotificationBell/notifications.ts'
import { notificationsFailedText, type Notifications } from '../NotificationBell/use-notifications.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { UndoNotice } from '../UndoNotice/UndoNotice.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  Actions,
  Deleted,
  Entry,
  List,
  Message,
  Root,
  Summary,
  Text,
  Time,
  Title,
} from './NotificationList.styles.ts'
import { t } from '../../texts/t.ts'

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Notifications {
  /** Where an order's own page is. */
  orderHref: (orderId: string) => string
  /** Tries again after a failure; without it there is no button. */
  onRetry?: () => void
  LinkComponent?: LinkComponent
}

const placesHeld = [1, 2, 3]

/** What happened to a customer's orders and which offers run, with their marks (NOTE-1). Spread `useNotifications` into it. */
export function NotificationList({
  status,
  notifications,
  deletedIds,
  unreadCount,
  busyIds,
  markRead,
  markAllRead,
  remove,
  restore,
  orderHref,
  onRetry,
  LinkComponent: Anchor = 'a',
  ...rest
}: NotificationListProps) {
  if (status === 'failed') return <ErrorState title={notificationsFailedText()} onRetry={onRetry} {...rest} />
  if (status === 'loading') {
    return (
      <Root aria-busy="true" {...rest}>
        <VisuallyHidden role="status">{t('Loading notifications')}</VisuallyHidden>
        <List>
          {placesHeld.map(place => (
            <Entry key={place}>
              <Text>
                <Skeleton width="half" />
                <Skeleton width="most" />
                <Skeleton width="quarter" />
              </Text>
            </Entry>
          ))}
        </List>
      </Root>
    )
  }
  if (notifications.length === 0) {
    return (
      <EmptyState title={t('No notifications yet')} {...rest}>
        {t('Updates on your orders will appear here.')}
      </EmptyState>
    )
  }
  return (
    <Root {...rest}>
      <Summary>
        <p role="status">{unreadCount === 0 ? t('All read') : t('{unreadCount} unread', { unreadCount })}</p>
        <Button variant="quiet" size="small" disabled={unreadCount === 0} onClick={markAllRead}>
          {t('Mark all as read')}
        </Button>
      </Summary>
      <List>
        {notifications.map(notification => {
          const { id } = notification
          const isBusy = busyIds.has(id)
          return deletedIds.has(id) ? (
            <DeletedEntry
              key={id}
              notification={notification}
              isBusy={isBusy}
              onRestore={() => restore(id)}
            />
          ) : (
            <LiveEntry
              key={id}
              notification={notification}
              isBusy={isBusy}
              onRead={() => markRead(id)}
              onDelete={() => remove(id)}
              href={notification.orderId === undefined ? undefined : orderHref(notification.orderId)}
              LinkComponent={Anchor}
            />
          )
        })}
      </List>
    </Root>
  )
}

interface LiveEntryProps {
  notification: ShopNotification
  isBusy: boolean
  onRead: () => void
  onDelete: () => void
  href: string | undefined
  LinkComponent: LinkComponent
}

function LiveEntry({ notification, isBusy, onRead, onDelete, href, LinkComponent: Anchor }: LiveEntryProps) {
  const { title, message, timestamp, read } = notification
  const perform = (action: () => void) => () => {
    if (!isBusy) action()
  }
  return (
    <Entry data-unread={!read || undefined} aria-busy={isBusy || undefined}>
      <Text>
        <Title>
          {!read && <VisuallyHidden>{t('Unread:')} </VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <Link href={href} variant="plain" LinkComponent={Anchor}>
              {title}
            </Link>
          )}
        </Title>
        <Message>{message}</Message>
        <Time dateTime={timestamp}>{formatDateTime(timestamp)}</Time>
      </Text>
      <Actions>
        {!read && (
          <IconButton icon={Check} label={t('Mark as read: {title}', { title })} onClick={perform(onRead)} />
        )}
        <IconButton icon={Trash2} label={t('Delete: {title}', { title })} onClick={perform(onDelete)} />
      </Actions>
    </Entry>
  )
}

interface DeletedEntryProps {
  notification: ShopNotification
  isBusy: boolean
  onRestore: () => void
}

/** Stands where the entry stood, so that a slip can be put right. */
function DeletedEntry({ notification: { title }, isBusy, onRestore }: DeletedEntryProps) {
  return (
    <Deleted>
      <UndoNotice onUndo={onRestore} undoing={isBusy}>
        {t('Notification deleted: {title}', { title })}
      </UndoNotice>
    </Deleted>
  )
}
