export * from './PaymentMethodPicker.tsx'
