export * from './SavedLine.tsx'
