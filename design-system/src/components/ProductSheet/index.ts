export * from './ProductSheet.tsx'
