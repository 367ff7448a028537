export * from './PaymentMethodList.tsx'
