export * from './PhotoField.tsx'
