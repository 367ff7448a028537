export * from './RadioGroup.tsx'
