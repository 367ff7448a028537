export * from './Prose.tsx'
