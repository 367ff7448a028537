export * from './ActionMenu.tsx'
