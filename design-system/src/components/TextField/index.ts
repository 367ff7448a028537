export * from './TextField.tsx'
