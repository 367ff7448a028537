export * from './ProductPicture.tsx'
