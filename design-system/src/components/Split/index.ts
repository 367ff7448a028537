export * from './Split.tsx'
