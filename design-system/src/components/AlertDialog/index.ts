export * from './AlertDialog.tsx'
