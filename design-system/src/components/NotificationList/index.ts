export * from './NotificationList.tsx'
