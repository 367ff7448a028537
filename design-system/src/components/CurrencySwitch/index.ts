export * from './CurrencySwitch.tsx'
