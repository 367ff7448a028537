export * from './TaxInvoice.tsx'
