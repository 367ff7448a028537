export * from './EmptyState.tsx'
