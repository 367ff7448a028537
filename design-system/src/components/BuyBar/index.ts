export * from './BuyBar.tsx'
