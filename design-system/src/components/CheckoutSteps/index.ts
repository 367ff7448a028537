export * from './CheckoutSteps.tsx'
