export * from './NotificationBell.tsx'
export {
  createNotificationMarks,
  marksKey,
  type NotificationMarkBook,
  type NotificationMarks,
} from './notification-marks.ts'
export * from './notifications.ts'
export * from './use-notifications.ts'
