export * from './Stage.tsx'
