export * from './OrderCard.tsx'
