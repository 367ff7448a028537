export * from './ProductGallery.tsx'
