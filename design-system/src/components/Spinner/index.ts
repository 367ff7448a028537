export * from './Spinner.tsx'
