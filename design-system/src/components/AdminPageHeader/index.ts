export * from './AdminPageHeader.tsx'
