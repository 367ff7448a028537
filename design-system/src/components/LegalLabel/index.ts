export * from './LegalLabel.tsx'
