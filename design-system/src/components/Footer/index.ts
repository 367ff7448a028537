export * from './Footer.tsx'
