export * from './context.ts'
export * from './ports/index.ts'
export * from './records.ts'
