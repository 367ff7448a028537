export * from './NoteBand.tsx'
