export * from './ErrorState.tsx'
