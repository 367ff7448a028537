export * from './RecoveryCodes.tsx'
