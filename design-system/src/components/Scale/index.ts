export * from './Scale.tsx'
