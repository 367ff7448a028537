export * from './Text.tsx'
