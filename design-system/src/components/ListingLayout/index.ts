export * from './ListingLayout.tsx'
