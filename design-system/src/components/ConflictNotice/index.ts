export * from './ConflictNotice.tsx'
