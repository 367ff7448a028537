export * from './CheckoutBar.tsx'
