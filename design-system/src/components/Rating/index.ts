export * from './Rating.tsx'
