export * from './OrderTimeline.tsx'
