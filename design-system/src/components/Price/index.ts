export * from './money-context.tsx'
export * from './Price.tsx'
