export * from './ReviewSummary.tsx'
