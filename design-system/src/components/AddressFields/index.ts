export * from './AddressFields.tsx'
