export * from './FilterPanel.tsx'
