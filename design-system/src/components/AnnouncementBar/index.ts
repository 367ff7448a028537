export * from './AnnouncementBar.tsx'
