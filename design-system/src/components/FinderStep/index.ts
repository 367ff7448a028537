export * from './FinderStep.tsx'
