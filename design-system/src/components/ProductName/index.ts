export * from './ProductName.tsx'
