export * from './ReviewList.tsx'
