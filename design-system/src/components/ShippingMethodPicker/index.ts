export * from './ShippingMethodPicker.tsx'
