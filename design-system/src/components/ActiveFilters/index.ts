export * from './ActiveFilters.tsx'
