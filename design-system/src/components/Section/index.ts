export * from './Section.tsx'
