export * from './DeliveryEstimate.tsx'
