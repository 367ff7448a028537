export * from './NotificationBell.tsx'
export * from './notification-marks.ts'
export * from './notifications.ts'
export * from './use-notifications.ts'
