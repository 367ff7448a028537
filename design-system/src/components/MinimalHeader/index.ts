export * from './MinimalHeader.tsx'
