export * from './AdminShell.tsx'
