export * from './ModelRange.tsx'
