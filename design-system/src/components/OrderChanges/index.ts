export * from './OrderChanges.tsx'
