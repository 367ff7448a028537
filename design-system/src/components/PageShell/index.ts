export * from './PageShell.tsx'
