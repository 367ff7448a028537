export * from './OtpField.tsx'
