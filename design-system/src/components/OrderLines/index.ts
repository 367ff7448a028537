export * from './OrderLines.tsx'
