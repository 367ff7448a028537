export * from './OrderSummary.tsx'
