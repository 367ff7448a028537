export * from './AddressCard.tsx'
