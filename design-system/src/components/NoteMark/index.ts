export * from './NoteMark.tsx'
