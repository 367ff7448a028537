export * from './Logo.tsx'
