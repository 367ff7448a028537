export * from './PrintToolbar.tsx'
