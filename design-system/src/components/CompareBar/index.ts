export * from './CompareBar.tsx'
