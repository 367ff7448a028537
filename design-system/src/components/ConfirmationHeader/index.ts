export * from './ConfirmationHeader.tsx'
