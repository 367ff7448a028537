export * from './SortBar.tsx'
