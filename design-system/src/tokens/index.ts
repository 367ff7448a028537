export * from './media.ts'
export * from './motif.ts'
export * from './tokens.ts'
