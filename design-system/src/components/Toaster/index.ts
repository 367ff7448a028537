export * from './Toaster.tsx'
