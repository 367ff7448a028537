export * from './EmailDocument.tsx'
export * from './EmailMessage.tsx'
