export * from './SpecTable.tsx'
