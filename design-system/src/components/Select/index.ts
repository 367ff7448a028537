export * from './Select.tsx'
