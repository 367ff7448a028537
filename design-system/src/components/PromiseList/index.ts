export * from './PromiseList.tsx'
