export * from './QuickAdd.tsx'
