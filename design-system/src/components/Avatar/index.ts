export * from './Avatar.tsx'
