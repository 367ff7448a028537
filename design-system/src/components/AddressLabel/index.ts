export * from './AddressLabel.tsx'
