export * from './CategoryList.tsx'
