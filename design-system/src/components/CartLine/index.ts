export * from './CartLine.tsx'
