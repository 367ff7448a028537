export * from './RatingField.tsx'
