export * from './ProductActions.tsx'
