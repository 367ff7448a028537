export * from './ErrorSummary.tsx'
