export * from './BusinessFields.tsx'
