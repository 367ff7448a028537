export * from './Divider.tsx'
