export * from './components/Button/index.ts'
export * from './foundations/index.ts'
export * from './tokens/index.ts'
