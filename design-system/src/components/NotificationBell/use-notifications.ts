import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { browserClock, type Clock } from '../../foundations/clock.ts'
import { localTextStorage } from '../../foundations/text-storage.ts'
import { createNotificationMarks, noMarks, type NotificationMarkBook } from './notification-marks.ts'
import {
  makeNotifications,
  type NotifiedOrder,
  type NotifiedPromotions,
  type ShopNotification,
} from './notifications.ts'
import { t } from '../../texts/t.ts'

/** How long loading seems to take, in milliseconds (NOTE-1). */
export const notificationsLoadMs = 800

/** How long marking or deleting seems to take, in milliseconds (NOTE-1). */
export const notificationActionMs = 300

/** The words for a failed load (NOTE-1). */
export const notificationsFailedText = () => t('Failed to load notifications. Please try again later.')

/** The server knows no browser's marks. */
const marksOnServer = () => noMarks

const browserMarks = createNotificationMarks(localTextStorage)

export interface UseNotificationsOptions {
  /** Whose marks they are. */
  userId: string
  /** The customer's own; undefined while they are fetched. */
  orders: readonly NotifiedOrder[] | undefined
  /** Those active now; null when there are none, undefined while they are fetched. */
  promotions: NotifiedPromotions | null | undefined
  /** The orders or the promotions could not be fetched. */
  failed?: boolean
  /** Where the marks are; this browser's storage unless told otherwise. */
  marks?: NotificationMarkBook
  /** For tests and stories. */
  clock?: Clock
}

export interface Notifications {
  status: 'loading' | 'ready' | 'failed'
  /** Newest first. Those deleted since this list is shown are among them, in `deletedIds`, so that they can be restored. */
  notifications: readonly ShopNotification[]
  deletedIds: ReadonlySet<string>
  unreadCount: number
  /** Those whose marking or deleting is under way. */
  busyIds: ReadonlySet<string>
  markRead: (id: string) => void
  markAllRead: () => void
  remove: (id: string) => void
  restore: (id: string) => void
}

const without = <T>(entries: Iterable<T>, gone: readonly T[]) =>
  new Set([...entries].filter(entry => !gone.includes(entry)))

/**
 * A customer's notifications and what can be done with them. It fetches nothing: it is fed by the orders and
 * promotions that the application has anyway. The bell and the page may each use it, and agree.
 */
export function useNotifications({
  userId,
  orders,
  promotions,
  failed = false,
  marks = browserMarks,
  clock = browserClock,
}: UseNotificationsOptions): Notifications {
  const getMarks = useCallback(() => marks.get(userId), [marks, userId])
  const { read, deleted, seen } = useSyncExternalStore(marks.subscribe, getMarks, marksOnServer)
  const [isLoaded, setLoaded] = useState(false)
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set())
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set())
  const [openedAt] = useState(() => new Date(clock.now()).toISOString())

  useEffect(() => clock.after(notificationsLoadMs, () => setLoaded(true)), [clock])

  const all = useMemo(
    () =>
      orders && promotions !== undefined
        ? makeNotifications(orders, promotions, id => seen[id] ?? openedAt)
        : [],
    [orders, promotions, seen, openedAt],
  )

  // A promotion's time is that of the first visit which met it.
  useEffect(() => {
    const fresh = all.filter(({ id, type }) => type === 'offer' && !seen[id])
    if (fresh.length === 0) return
    const added = Object.fromEntries(fresh.map(({ id, timestamp }) => [id, timestamp]))
    marks.change(userId, known => ({ seen: { ...known.seen, ...added } }))
  }, [all, seen, marks, userId])

  const notifications = useMemo(
    () =>
      all
        .filter(({ id }) => !deleted.includes(id) || deletedIds.has(id))
        .map(draft => ({ ...draft, read: read.includes(draft.id) })),
    [all, read, deleted, deletedIds],
  )

  function act(ids: readonly string[], action: () => void) {
    setBusyIds(busy => new Set([...busy, ...ids]))
    clock.after(notificationActionMs, () => {
      setBusyIds(busy => without(busy, ids))
      action()
    })
  }
  const markIds = (ids: readonly string[]) =>
    act(ids, () => marks.change(userId, known => ({ read: [...new Set([...known.read, ...ids])] })))
  const unread = notifications.filter(({ id, read: isRead }) => !isRead && !deletedIds.has(id))
  const status = failed ? 'failed' : isLoaded && orders && promotions !== undefined ? 'ready' : 'loading'

  return {
    status,
    notifications,
    deletedIds,
    unreadCount: status === 'ready' ? unread.length : 0,
    busyIds,
    markRead: id => markIds([id]),
    markAllRead: () => markIds(unread.map(({ id }) => id)),
    remove: id =>
      act([id], () => {
        setDeletedIds(gone => new Set([...gone, id]))
        marks.change(userId, known => ({ deleted: [...new Set([...known.deleted, id])] }))
      }),
    restore: id =>
      act([id], () => {
        marks.change(userId, known => ({ deleted: known.deleted.filter(other => other !== id) }))
        setDeletedIds(gone => without(gone, [id]))
      }),
  }
}
