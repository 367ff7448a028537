export * from './PhotoList.tsx'
